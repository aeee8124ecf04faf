// A board, or a part of one, as it is to be drawn.
import type { Rectangle } from "./rectangle.ts";

export interface Edges {
  north: boolean;
  south: boolean;
  west: boolean;
  east: boolean;
}

// What is drawn beside stones on a point.
export type Sign =
  | "ring" // the last move
  | "square" // belongs to what is pointed at
  | "cross" // dead
  | "exclamation" // critical
  | "question" // unknown
  | "tick"; // alive

export interface Drawing {
  rows: string[]; // a character a point, as in `.db` files; of boards X, O and .
  edges: Edges; // where the board ends
  stars?: { row: number; column: number }[];
  labels?: Map<string, string>; // by place
  signs?: Map<string, Sign>; // by place
  ground?: Map<string, Ground>; // by place
  links?: Link[];
  frame?: Rectangle | undefined;
}

// A line from one place to another; an arrow where it leads to the second.
export interface Link {
  from: string;
  to: string;
  isArrow: boolean;
}

// Whose a point is likely to be, and how likely: 0 to 1.
export interface Ground {
  side: "black" | "white";
  amount: number;
}

export const wholeBoard: Edges = { north: true, south: true, west: true, east: true };

// The key of a point in the maps of a drawing.
export function place(row: number, column: number): string {
  return `${row},${column}`;
}
