// All entries, drawn.
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { question } from "../answers/ask.ts";
import { type Entry, type EntryList, entryName } from "../answers/entries.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { type Address, changed, link, replace } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { Told } from "../page/told.tsx";
import { WindowedList } from "../page/windowed_list.tsx";
import { words } from "../words.ts";
import { Card } from "./card.tsx";
import { choicesIn, filterOf, passes } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { foundByName } from "./named.ts";
import { UnreadParts } from "./unread_parts.tsx";

const rowHeight = 216;
const leastWidth = 156;
const mostDiagrams = 190;

// As many as fit, but no more than would put too many diagrams into the document at once.
export function columnsFor(width: number, height: number): number {
  const rows = Math.ceil(height / rowHeight) + 6;
  return Math.max(1, Math.min(Math.floor(width / leastWidth), Math.floor(mostDiagrams / rows)));
}

function Entries({ address, entries }: { address: Address; entries: Entry[] }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(4);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setColumns(columnsFor(element.clientWidth, element.clientHeight));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const filter = filterOf(address);
  const shown = useMemo(() => entries.filter((entry) => passes(entry, filter)), [entries, ...Object.values(filter)]);
  const choices = useMemo(() => choicesIn(entries), [entries]);
  const named = useMemo(() => foundByName(entries), [entries]);
  return (
    <>
      <Filters filter={filter} choices={choices} onChange={(next) => replace(changed(address, { ...next }))} />
      <UnreadParts entries={entries} />
      <p role="status">{entries.length > 0 && shown.length === 0 ? words.noEntry : words.entriesFound(shown.length, entries.length)}</p>
      <WindowedList
        box={box}
        name={words.gallery}
        description={words.galleryKeys}
        count={shown.length}
        columns={columns}
        rowHeight={rowHeight}
        keyOf={(i) => (named.has(shown[i]!) ? entryName(shown[i]!) : `${shown[i]!.file} ${shown[i]!.line}`)}
        hrefOf={(i) => link(named.has(shown[i]!) ? { entry: entryName(shown[i]!) } : { part: shown[i]!.file, line: shown[i]!.line })}
        render={(i) => <Card entry={shown[i]!} />}
      />
    </>
  );
}

export function Gallery({ address }: { address: Address }): JSX.Element {
  const asked = useAnswer<EntryList>(question("entries"));
  return (
    <>
      <header class="view-head">
        <Heading text={words.patterns} />
      </header>
      <Told asked={asked}>{({ entries }) => <Entries address={address} entries={entries} />}</Told>
    </>
  );
}
