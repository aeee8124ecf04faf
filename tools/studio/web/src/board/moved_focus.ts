// Where the keys of a grid lead from one point to another.
import type { Point } from "./points.ts";

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

// Undefined for keys that move no focus. At the edges the focus stays.
export function movedFocus(from: Point, press: KeyPress, size: number): Point | undefined {
  if (press.altKey || press.metaKey) return undefined;
  const last = size - 1;
  const { row, column } = from;
  switch (press.key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "ArrowDown":
      return { row: Math.min(row + 1, last), column };
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowRight":
      return { row, column: Math.min(column + 1, last) };
    case "Home":
      return press.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case "End":
      return press.ctrlKey ? { row: last, column: last } : { row, column: last };
    default:
      return undefined;
  }
}
