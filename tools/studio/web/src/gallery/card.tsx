// An entry in the gallery.
import { memo } from "preact/compat";
import type { JSX } from "preact";
import type { Entry } from "../answers/entries.ts";
import { Picture } from "../board/picture.tsx";
import { drawingOf } from "../entry/entry_drawing.ts";
import { words } from "../words.ts";

function facts(entry: Entry): string {
  return [
    entry.kind,
    entry.classes === "" || entry.classes === "-" ? "" : entry.classes,
    entry.findings > 0 ? words.findings(entry.findings) : "",
    entry.hits === null ? "" : words.hits(entry.hits),
    entry.tests > 0 ? words.tests(entry.tests) : "",
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

export const Card = memo(function Card({ entry }: { entry: Entry }): JSX.Element {
  return (
    <>
      <span class="diagram">
        <Picture drawing={drawingOf(entry)} unit={27} />
      </span>
      <span class="card-name">{entry.name}</span>
      <span class="aside">{facts(entry)}</span>
    </>
  );
});
