// Somebody else wrote the file meanwhile, or took it away: the texts, and what can be done.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words.ts";
import type { Conflict } from "./saving.ts";

interface ConflictViewProps {
  conflict: Conflict;
  onKeepYours: () => void;
  onTakeTheirs: () => void;
}

export function ConflictView({ conflict, onKeepYours, onTakeTheirs }: ConflictViewProps): JSX.Element {
  const text = (name: string, of: string | null): JSX.Element | null =>
    of === null ? null : (
      <div>
        <h3>{name}</h3>
        <pre tabIndex={0} aria-label={name}>
          {of}
        </pre>
      </div>
    );
  const isGone = conflict.theirs === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [conflict]); // it stands behind the editor, perhaps out of view
  return (
    <section class="conflict">
      <h2 ref={heading} tabIndex={-1}>
        {isGone ? words.fileIsGone : words.conflict}
      </h2>
      <p>
        <button type="button" onClick={onKeepYours}>
          {isGone ? words.writeAgain : words.keepYours}
        </button>{" "}
        <button type="button" onClick={onTakeTheirs}>
          {isGone ? words.dropYours : words.takeTheirs}
        </button>
      </p>
      <div class="three">
        {text(words.base, conflict.base)}
        {text(words.yours, conflict.yours)}
        {text(words.theirs, conflict.theirs)}
      </div>
    </section>
  );
}
