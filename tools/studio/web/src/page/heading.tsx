// The heading of a view: it names the window, and the focus goes to it when the view is come to by a link.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words.ts";
import { onArrival } from "./address.ts";

let arrives = false; // from another view, and no heading has taken the focus yet

export function expectArrivals(): void {
  onArrival(() => {
    arrives = true;
  });
}

export function Heading({ text }: { text: string }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = words.pageTitle(text);
  }, [text]);
  useEffect(() => {
    if (!arrives) return;
    arrives = false;
    heading.current?.focus();
    scrollTo(0, 0);
  });
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
