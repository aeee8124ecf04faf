// The eight turns of a diagram, as `--orientation` of the commands names them.
import type { Edges } from "./drawing.ts";

export interface Diagram {
  cells: string[]; // rows
  edges: Edges;
}

// Where a step goes: row and column as sums of its own row and column.
const matrices = [
  [1, 0, 0, 1], // as drawn
  [0, 1, -1, 0], // rotated 90, clockwise
  [-1, 0, 0, -1], // rotated 180
  [0, -1, 1, 0], // rotated 270
  [1, 0, 0, -1], // mirrored: left and right exchanged
  [-1, 0, 0, 1], // flipped: top and bottom exchanged
  [0, 1, 1, 0], // transposed
  [0, -1, -1, 0], // anti-transposed
] as const;

export const turnCount = matrices.length;

function turnedPoint(row: number, column: number, turn: number): [number, number] {
  const [rr, rc, cr, cc] = matrices[turn]!;
  return [rr * row + rc * column, cr * row + cc * column];
}

export function turned(diagram: Diagram, turn: number): Diagram {
  const rows = diagram.cells.length;
  const columns = diagram.cells[0]?.length ?? 0;
  const [farRow, farColumn] = turnedPoint(rows - 1, columns - 1, turn);
  const cells = Array.from({ length: Math.abs(farRow) + 1 }, () => Array<string>(Math.abs(farColumn) + 1).fill("."));
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) {
      const [r, c] = turnedPoint(row, column, turn);
      cells[r - Math.min(farRow, 0)]![c - Math.min(farColumn, 0)] = diagram.cells[row]![column]!;
    }
  return { cells: cells.map((row) => row.join("")), edges: turnedEdges(diagram.edges, turn) };
}

const steps = { north: [-1, 0], south: [1, 0], west: [0, -1], east: [0, 1] } as const;

function turnedEdges(edges: Edges, turn: number): Edges {
  const next: Edges = { north: false, south: false, west: false, east: false };
  for (const side of Object.keys(steps) as (keyof Edges)[]) {
    if (!edges[side]) continue;
    const [row, column] = turnedPoint(steps[side][0], steps[side][1], turn);
    for (const [name, step] of Object.entries(steps)) if (step[0] === row && step[1] === column) next[name as keyof Edges] = true;
  }
  return next;
}

export function sameDiagram(a: Diagram, b: Diagram): boolean {
  return a.cells.join("/") === b.cells.join("/") && JSON.stringify(a.edges) === JSON.stringify(b.edges);
}
