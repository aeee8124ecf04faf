// An entry as it is written: its texts, and where the cells of its diagrams stand in the last of them.
import type { EntryDetails } from "../answers/entries.ts";
import { moved, type Places, placesInEntry } from "./drawn_cells.ts";
import { begun, type History, textOf } from "./history.ts";
import { beginOf, type OpenFile } from "./writing.ts";

export interface Written {
  history: History;
  cells: Places;
  letters: Places;
}

// `entry` as the server has it of this text.
export function placed(history: History, entry: EntryDetails, open: OpenFile): Written {
  return { history, ...placesInEntry(entry, entry.span.begin - beginOf(open), textOf(history)) };
}

export function unplaced(text: string): Written {
  return { history: begun(text), cells: [], letters: [] };
}

export function rewritten({ history, cells, letters }: Written, next: History): Written {
  const along = (places: Places): Places => moved(places, textOf(history), textOf(next));
  return { history: next, cells: along(cells), letters: along(letters) };
}
