// Edges and letters of a diagram as they are written in the text of an entry. Where its cells stand is known by their
// places, row by row; what stands around them is read from the text itself.
import type { Point } from "../board/points.ts";
import { type Places, withCell } from "./drawn_cells.ts";

export type Side = "north" | "south" | "west" | "east";

const edgeLine = /^[ \t]*\+?-+\+?[ \t]*$/;

// The lines of a text around a diagram.
interface Around {
  lines: string[];
  first: number; // the line of the first row
  last: number;
  left: number[]; // the column of the first cell of each row
  columns: number;
}

function around(text: string, rows: Places[]): Around {
  const lineOf = (place: number): number => text.slice(0, place).split("\n").length - 1;
  const columnOf = (place: number): number => place - (text.lastIndexOf("\n", place - 1) + 1);
  return {
    lines: text.split("\n"),
    first: lineOf(rows[0]![0]!),
    last: lineOf(rows[rows.length - 1]![0]!),
    left: rows.map((row) => columnOf(row[0]!)),
    columns: rows[0]!.length,
  };
}

function isDrawn({ lines, first, last, left, columns }: Around, side: Side): boolean {
  switch (side) {
    case "north":
      return edgeLine.test(lines[first - 1] ?? "");
    case "south":
      return edgeLine.test(lines[last + 1] ?? "");
    case "west":
      return lines[first]![left[0]! - 1] === "|";
    case "east":
      return lines[first]![left[0]! + columns] === "|";
  }
}

function spliced(line: string, at: number, count: number, insert: string): string {
  return line.slice(0, at) + insert + line.slice(at + count);
}

// With the edge at that side where it has none, and without it where it has one.
export function withEdge(text: string, rows: Places[], side: Side): string {
  const found = around(text, rows);
  const { lines, first, last, left, columns } = found;
  const isThere = isDrawn(found, side);
  const indent = lines[first]!.slice(0, left[0]! - (isDrawn(found, "west") ? 1 : 0));
  const edge = indent + (isDrawn(found, "west") ? "+" : "") + "-".repeat(columns) + (isDrawn(found, "east") ? "+" : "");
  if (side === "north") lines.splice(isThere ? first - 1 : first, isThere ? 1 : 0, ...(isThere ? [] : [edge]));
  else if (side === "south") lines.splice(last + 1, isThere ? 1 : 0, ...(isThere ? [] : [edge]));
  else {
    const at = (start: number): number => (side === "east" ? start + columns : isThere ? start - 1 : start);
    const mark = (line: number, start: number, sign: string): void => {
      lines[line] = spliced(lines[line]!, at(start), isThere ? 1 : 0, isThere ? "" : sign);
    };
    left.forEach((start, row) => mark(first + row, start, "|"));
    if (isDrawn(found, "north")) mark(first - 1, left[0]!, "+");
    if (isDrawn(found, "south")) mark(last + 1, left[left.length - 1]!, "+");
  }
  return lines.join("\n");
}

// With another cell, also in the diagram of letters where it repeats the old one: the two must not contradict each other.
export function withCellDrawn(text: string, rows: Places[], letters: Places[] | undefined, { row, column }: Point, cell: string): string {
  const place = rows[row]![column]!;
  const repeated = letters?.[row]?.[column];
  const isRepeated = repeated !== undefined && text[repeated] === text[place];
  return withCell(isRepeated ? withCell(text, repeated, cell) : text, place, cell);
}

// A copy of the diagram behind the colon line, for letters; the same text where there is no such line.
function withLetterDiagram(text: string, rows: Places[]): string {
  const { lines, first, last } = around(text, rows);
  const begin = edgeLine.test(lines[first - 1] ?? "") ? first - 1 : first;
  const end = edgeLine.test(lines[last + 1] ?? "") ? last + 1 : last;
  const colon = lines.findIndex((line, i) => i > end && line.startsWith(":"));
  if (colon < 0) return text;
  const next = lines[colon + 1] ?? "";
  const drawn = ["", ...lines.slice(begin, end + 1), ...(next === "" ? [] : [""])];
  return [...lines.slice(0, colon + 1), ...drawn, ...lines.slice(colon + 1)].join("\n");
}

// With the letter on that point for the constraint, and without it where it is there. `letters` are the places of the
// diagram that has them; a copy of the first one is made where there is none.
export function withLetter(text: string, rows: Places[], letters: Places[] | undefined, { row, column }: Point, letter: string): string {
  const cell = text[rows[row]![column]!]!;
  if (letters) {
    const place = letters[row]![column]!;
    return withCell(text, place, text[place] === letter ? cell : letter);
  }
  const copied = withLetterDiagram(text, rows);
  if (copied === text) return text;
  const top = rows[0]![0]!;
  const begin = text.lastIndexOf("\n", top - 1) + 1; // of the first row
  const firstRow = text.slice(begin, text.indexOf("\n", top));
  const copy = copied.indexOf(`\n${firstRow}\n`, copied.indexOf("\n:", top)) + 1;
  return withCell(copied, copy + rows[row]![column]! - begin, letter);
}
