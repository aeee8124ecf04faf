// A rectangle of points, both corners within; the upper left first.
import type { Point } from "./points.ts";

export interface Rectangle {
  from: Point;
  to: Point;
}

export function rectangle(one: Point, other: Point): Rectangle {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

export function contains({ from, to }: Rectangle, { row, column }: Point): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}
