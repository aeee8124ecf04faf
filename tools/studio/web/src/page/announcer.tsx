// What somebody who listens is told without moving the focus.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

const told = new EventTarget();

export function announce(text: string): void {
  told.dispatchEvent(new CustomEvent("told", { detail: text }));
}

export function Announcer(): JSX.Element {
  const [text, setText] = useState("");
  useEffect(() => {
    const hear = (event: Event): void => setText((event as CustomEvent<string>).detail);
    told.addEventListener("told", hear);
    return () => told.removeEventListener("told", hear);
  }, []);
  return (
    <div class="heard" role="status" aria-live="polite">
      {text}
    </div>
  );
}
