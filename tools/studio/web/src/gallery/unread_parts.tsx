// Parts of files that are no entries, as they cannot be read; each leads to its text.
import type { JSX } from "preact";
import { question } from "../answers/ask.ts";
import type { Entry, Finding } from "../answers/entries.ts";
import type { Studio } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { link } from "../page/address.ts";
import { words } from "../words.ts";
import { unreadParts } from "./unread.ts";

const mostTold = 20;

export function UnreadParts({ entries }: { entries: Entry[] }): JSX.Element | null {
  const asked = useAnswer<Finding[]>(question("findings"));
  const studio = useAnswer<Studio>(question("studio"));
  const parts = asked.isWaiting ? [] : unreadParts(asked.answer ?? [], entries);
  if (parts.length === 0) return null;
  return (
    <section class="unread">
      <h2>{words.unreadParts(parts.length)}</h2>
      <ul>
        {parts.slice(0, mostTold).map(({ file, line, message }) => (
          <li key={`${file}:${line} ${message}`}>
            {studio.answer?.can_save === true ? <a href={link({ part: file, line })}>{words.entryAt(file, line)}</a> : words.entryAt(file, line)}: {message}
          </li>
        ))}
      </ul>
      {parts.length > mostTold && <p class="aside">{words.listedParts(mostTold)}</p>}
    </section>
  );
}
