// What the words of an entry mean.
import type { JSX } from "preact";
import type { Thing } from "../answers/entries.ts";
import { Markdown } from "../page/markdown.tsx";

export function Meanings({ things }: { things: Thing[] }): JSX.Element {
  const once = things.filter((thing, i) => things.findIndex((other) => other.text === thing.text && other.kind === thing.kind) === i);
  return (
    <ul class="meanings">
      {once.map((thing) => (
        <li key={`${thing.kind} ${thing.text}`}>
          <details>
            <summary>
              <code>{thing.text}</code> <span class="aside">{thing.kind}</span>
            </summary>
            <Markdown text={thing.meaning} />
          </details>
        </li>
      ))}
    </ul>
  );
}
