// Which entries the gallery shows: all of them, unless somebody asks for fewer.
import type { Entry } from "../answers/entries.ts";
import type { Address } from "../page/address.ts";

export interface EntryFilter {
  text: string;
  kind: string; // empty for all, like the rest
  class: string; // a letter
  attribute: string; // a name
  findings: string; // "with", "without"
  hits: string; // "with", "without", "unknown"
}

export const everything: EntryFilter = { text: "", kind: "", class: "", attribute: "", findings: "", hits: "" };

export function filterOf(address: Address): EntryFilter {
  const filter = { ...everything };
  for (const name of Object.keys(filter) as (keyof EntryFilter)[]) filter[name] = address.get(name) ?? "";
  return filter;
}

function passesHits(hits: number | null, wanted: string): boolean {
  if (wanted === "with") return hits !== null && hits > 0;
  if (wanted === "without") return hits === 0;
  if (wanted === "unknown") return hits === null;
  return true;
}

function passesText(entry: Entry, text: string): boolean {
  const told = `${entry.database}/${entry.name}\n${entry.remark}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}

export function passes(entry: Entry, filter: EntryFilter): boolean {
  return (
    (filter.kind === "" || entry.kind === filter.kind) &&
    (filter.class === "" || entry.classes.includes(filter.class)) &&
    (filter.attribute === "" || Object.hasOwn(entry.attributes, filter.attribute)) &&
    (filter.findings === "" || entry.findings > 0 === (filter.findings === "with")) &&
    passesHits(entry.hits, filter.hits) &&
    passesText(entry, filter.text)
  );
}

export interface Choices {
  kinds: string[];
  classes: string[];
  attributes: string[];
}

// What occurs, so that every choice finds something; in the order of the entries, letters by the alphabet.
export function choicesIn(entries: Entry[]): Choices {
  const kinds = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const entry of entries) {
    kinds.add(entry.kind);
    for (const letter of entry.classes) if (letter !== "-") classes.add(letter);
    for (const attribute of Object.keys(entry.attributes)) attributes.add(attribute);
  }
  return { kinds: [...kinds], classes: [...classes].sort(), attributes: [...attributes].sort() };
}
