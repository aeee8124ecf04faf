// Which entries their names lead to.
import { type Entry, entryName } from "../answers/entries.ts";

// Of several entries that share a name, the first; the others can be met as parts of their files alone.
export function foundByName(entries: Entry[]): ReadonlySet<Entry> {
  const firsts = new Map<string, Entry>();
  for (const entry of entries) if (!firsts.has(entryName(entry))) firsts.set(entryName(entry), entry);
  return new Set(firsts.values());
}
