// The text of an entry, with what could be written at the cursor.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { words } from "../words.ts";
import type { Typed } from "./history.ts";
import { type Candidate, completion, type OpenFile } from "./writing.ts";

interface EntryTextProps {
  open: OpenFile;
  name: string;
  text: string;
  caret: number; // where it belongs once the text has changed
  onWrite: (text: string, typed: Typed) => void;
  onCursor: (at: number) => void;
}

interface Offered {
  begin: number; // of what a candidate stands instead of, in the text
  end: number;
  candidates: Candidate[];
}

const mostSeen = 8; // candidates at once
const lineSigns = [":", ";", ">"];

function lineUpTo(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
}

// Those that go on with what is typed, then those that have it within.
function fitting(candidates: Candidate[], typed: string): Candidate[] {
  const begins = candidates.filter(({ text }) => text.startsWith(typed));
  const within = candidates.filter(({ text }) => !text.startsWith(typed) && text.includes(typed));
  return [...begins, ...within];
}

function takesBrackets({ kind }: Candidate): boolean {
  return kind === "helper" || kind === "attribute";
}

export function EntryText({ open, name, text, caret, onWrite, onCursor }: EntryTextProps): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  const [offered, setOffered] = useState<Offered>();
  const [chosen, setChosen] = useState(-1);
  const asking = useRef<AbortController>();
  const askedAt = useRef(-1); // the cursor's place; none where nothing was asked
  const close = (): void => {
    asking.current?.abort();
    askedAt.current = -1;
    setOffered(undefined);
    setChosen(-1);
  };
  useEffect(() => () => asking.current?.abort(), []);
  useLayoutEffect(() => {
    if (area.current!.selectionStart === caret) return; // as whoever types has left it
    area.current!.setSelectionRange(caret, caret);
    onCursor(caret);
  }, [text]);
  const ask = (of: string, at: number, first: number): void => {
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    askedAt.current = at;
    completion(open, of, at, stop.signal).then(
      (told) => {
        if (stop.signal.aborted) return;
        const length = told === null ? 0 : told.typed.end - told.typed.begin; // letters of one byte
        const candidates = told === null ? [] : fitting(told.candidates, of.slice(at - length, at));
        setOffered(candidates.length === 0 ? undefined : { begin: at - length, end: at, candidates });
        setChosen(candidates.length === 0 ? -1 : first);
      },
      () => undefined, // the draft tells of trouble
    );
  };
  const accept = (candidate: Candidate): void => {
    const brackets = takesBrackets(candidate) && text[offered!.end] !== "(" ? "()" : "";
    const written = text.slice(0, offered!.begin) + candidate.text + brackets + text.slice(offered!.end);
    const cursor = offered!.begin + candidate.text.length + (brackets === "" ? 0 : 1);
    close();
    onWrite(written, { caret: cursor });
    area.current!.value = written;
    area.current!.focus();
    area.current!.setSelectionRange(cursor, cursor);
    onCursor(cursor);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = area.current!.selectionStart;
    const count = offered?.candidates.length ?? 0;
    if ((event.ctrlKey || event.metaKey) && event.key === " ") ask(text, at, 0);
    else if (!offered || event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === "ArrowDown") setChosen((chosen + 1) % count);
    else if (event.key === "ArrowUp" && chosen >= 0) setChosen((chosen - 1 + count) % count);
    else if (event.key === "Enter" && chosen >= 0) accept(offered.candidates[chosen]!);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  const onInput = (): void => {
    const { value, selectionStart } = area.current!;
    onWrite(value, { caret: selectionStart, time: performance.now() });
    onCursor(selectionStart);
    const line = lineUpTo(value, selectionStart);
    if (lineSigns.includes(line[0] ?? "")) ask(value, selectionStart, -1);
    else close();
  };
  const onMove = (): void => {
    const { selectionStart } = area.current!;
    onCursor(selectionStart);
    if (askedAt.current >= 0 && selectionStart !== askedAt.current) close();
  };
  const first = Math.max(0, Math.min(chosen - mostSeen / 2, (offered?.candidates.length ?? 0) - mostSeen)); // that is seen
  return (
    <div class="written">
      <label>
        {words.textOf(name)}
        <textarea
          ref={area}
          spellcheck={false}
          rows={Math.max(text.split("\n").length + 2, 14)}
          value={text}
          aria-autocomplete="list"
          aria-controls="offered"
          aria-activedescendant={chosen >= 0 ? `offered-${chosen}` : undefined}
          aria-description={words.textKeys}
          onInput={onInput}
          onKeyDown={onKeyDown}
          onKeyUp={onMove}
          onClick={onMove}
        />
      </label>
      <ul id="offered" role="listbox" class="offered" aria-label={words.offered} hidden={!offered}>
        {offered?.candidates.slice(first, first + mostSeen).map((candidate, i) => (
          <li
            key={`${candidate.kind} ${candidate.text}`}
            id={`offered-${first + i}`}
            role="option"
            aria-selected={first + i === chosen}
            aria-setsize={offered.candidates.length}
            aria-posinset={first + i + 1}
            onPointerDown={(event) => {
              event.preventDefault();
              accept(candidate);
            }}
          >
            <code>{candidate.text}</code> <span class="aside">{candidate.meaning}</span>
          </li>
        ))}
      </ul>
      {offered && <p class="aside">{words.offeredCount(offered.candidates.length)}</p>}
    </div>
  );
}
