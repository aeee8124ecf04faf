// Points of the board and their names, as `katachi sgf text` prints them on the sides of a board.
import { words } from "../words.ts";

const columnLetters = "ABCDEFGHJKLMNOPQRST";

// Rows and columns from 0, from the upper left.
export interface Point {
  row: number;
  column: number;
}

export function columnName(column: number): string {
  return columnLetters[column] ?? "?";
}

export function rowName(row: number, size: number): string {
  return String(size - row);
}

export function pointName(point: Point, size: number): string {
  return columnName(point.column) + rowName(point.row, size);
}

// "H17" or "h17"; undefined for what names no point of a board of this size, such as "pass".
export function pointNamed(name: string, size: number): Point | undefined {
  const parts = /^([a-hj-t])([1-9][0-9]?)$/i.exec(name);
  if (!parts) return undefined;
  const column = columnLetters.indexOf(parts[1]!.toUpperCase());
  const row = size - Number(parts[2]);
  return column < size && row >= 0 && row < size ? { row, column } : undefined;
}

// What somebody who listens hears of a point: "White H17".
export function cellName(stone: string | undefined, point: Point, size: number): string {
  return `${words.stone(stone)} ${pointName(point, size)}`;
}

// Corners on the fourth line, on boards smaller than 12 on the third; the centre and, from 13, the middles of the sides
// where the size is odd; none below 7.
export function starPoints(size: number): Point[] {
  if (size < 7) return [];
  const near = size < 12 ? 2 : 3;
  const far = size - 1 - near;
  const middle = (size - 1) / 2;
  const points = [near, far].flatMap((row) => [near, far].map((column) => ({ row, column })));
  if (size % 2 === 0) return points;
  points.push({ row: middle, column: middle });
  if (size < 13) return points;
  for (const side of [near, far]) points.push({ row: side, column: middle }, { row: middle, column: side });
  return points;
}
