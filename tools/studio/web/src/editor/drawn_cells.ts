// Where the cells of a diagram stand in the text of an entry. The server told it of the text as it was loaded; edits move
// the places along. What a text means is never guessed here: where the server draws other cells, none can be clicked.
import { changeBetween } from "./change.ts";

// Places of single characters in a text, in UTF-16 units; -1 where an edit took the character away.
export type Places = number[];

// `bytes` are the cells' places in the text as UTF-8, from the first on.
export function placesOf(bytes: number[], text: string): Places {
  const encoded = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  return bytes.map((place) => decoder.decode(encoded.subarray(0, place)).length);
}

// The same places behind an edit that made `after` of `before`.
export function moved(places: Places, before: string, after: string): Places {
  const { begin, end } = changeBetween(before, after);
  const isReplaced = before.length === after.length;
  return places.map((place) => {
    if (place < begin) return place;
    if (place >= end) return place + after.length - before.length;
    return isReplaced ? place : -1;
  });
}

// The places of the rows' cells: the first ones of the text, provided that these characters stand there.
export function placesInRows(places: Places, rows: string[], text: string): Places[] | undefined {
  const columns = rows[0]?.length ?? 0;
  const found = rows.map((_, row) => places.slice(row * columns, (row + 1) * columns));
  const fits = rows.every((cells, row) => [...cells].every((cell, column) => text[found[row]![column] ?? -1] === cell));
  return rows.length > 0 && fits ? found : undefined;
}

export function withCell(text: string, place: number, cell: string): string {
  return text.slice(0, place) + cell + text.slice(place + 1);
}

// The places of both diagrams of an entry that the server drew, in a text in which it begins `begin` bytes from the first.
export function placesInEntry(entry: { cell_places: number[]; label_places: number[] }, begin: number, text: string): { cells: Places; letters: Places } {
  const from = (bytes: number[]): Places => placesOf(bytes.map((place) => place + begin), text);
  return { cells: from(entry.cell_places), letters: from(entry.label_places) };
}

// In rows, whatever stands there; undefined where one of them is gone.
export function inRows(places: Places, columns: number): Places[] | undefined {
  if (places.length === 0 || places.includes(-1)) return undefined;
  return Array.from({ length: places.length / columns }, (_, row) => places.slice(row * columns, (row + 1) * columns));
}
