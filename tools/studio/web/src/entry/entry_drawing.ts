// An entry as a drawing. O of patterns is White, X is Black.
import type { Entry } from "../answers/entries.ts";
import { type Drawing, type Edges, place } from "../board/drawing.ts";
import { starPoints } from "../board/points.ts";
import { type Diagram, turned } from "../board/turns.ts";

type Drawn = Pick<Entry, "cells" | "edges" | "kind">;

export function edgesOf({ edges }: Pick<Entry, "edges">): Edges {
  const drawn = (side: (typeof edges)[number]): boolean => edges.includes(side);
  return { north: drawn("north"), south: drawn("south"), west: drawn("west"), east: drawn("east") };
}

// In eye shapes `x` is an empty point or a stone, and what is not of the eye is no point.
function cellsOf({ cells, kind }: Drawn): string[] {
  return kind === "eye-shape" ? cells.map((row) => row.replaceAll(" ", "#")) : cells;
}

export function diagramOf(entry: Drawn): Diagram {
  return { cells: cellsOf(entry), edges: edgesOf(entry) };
}

function drawn({ cells, edges }: Diagram): Drawing {
  const isWhole = edges.north && edges.south && edges.west && edges.east;
  return { rows: cells, edges, ...(isWhole ? { stars: starPoints(cells.length) } : {}) };
}

export function drawingOf(entry: Drawn): Drawing {
  return drawn(diagramOf(entry));
}

export function turnedDrawing(entry: Drawn, turn: number): Drawing {
  return drawn(turned(diagramOf(entry), turn));
}

// With the letters that its constraint calls points by; rows and columns from 1.
export function labelledDrawing(entry: Drawn & { labels: Record<string, { row: number; column: number }[]> }): Drawing {
  const labels = new Map<string, string>();
  for (const [letter, points] of Object.entries(entry.labels))
    for (const { row, column } of points) labels.set(place(row - 1, column - 1), letter);
  return { ...drawingOf(entry), labels };
}
