// Outlines of what stands on a board, each layer one path: a picture of a whole board is a dozen elements. A point is one
// unit wide, its middle at half a unit.
import type { Edges } from "./drawing.ts";

export type PointTest = (row: number, column: number) => boolean;

function joined(rows: number, columns: number, wanted: PointTest, shape: (x: number, y: number) => string): string {
  let path = "";
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) if (wanted(row, column)) path += shape(column + 0.5, row + 0.5);
  return path;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

export function box(x: number, y: number, half: number): string {
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
}

export function cross(x: number, y: number, half: number): string {
  return `M${x - half} ${y - half}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;
}

export function discs(rows: number, columns: number, radius: number, wanted: PointTest): string {
  return joined(rows, columns, wanted, (x, y) => disc(x, y, radius));
}

export function boxes(rows: number, columns: number, half: number, wanted: PointTest): string {
  return joined(rows, columns, wanted, (x, y) => box(x, y, half));
}

// Lines run out of the picture where the board goes on.
export function lines(rows: number, columns: number, edges: Edges): string {
  const west = edges.west ? 0.5 : 0;
  const east = columns - (edges.east ? 0.5 : 0);
  const north = edges.north ? 0.5 : 0;
  const south = rows - (edges.south ? 0.5 : 0);
  let path = "";
  for (let row = 0; row < rows; ++row) path += `M${west} ${row + 0.5}H${east}`;
  for (let column = 0; column < columns; ++column) path += `M${column + 0.5} ${north}V${south}`;
  return path;
}

// The sides where the board ends; half the width of a line more, so that two meet in a corner.
export function sides(rows: number, columns: number, edges: Edges): string {
  const left = edges.west ? 0.46 : 0;
  const right = columns - (edges.east ? 0.46 : 0);
  const upper = edges.north ? 0.46 : 0;
  const lower = rows - (edges.south ? 0.46 : 0);
  let path = "";
  if (edges.north) path += `M${left} 0.5H${right}`;
  if (edges.south) path += `M${left} ${rows - 0.5}H${right}`;
  if (edges.west) path += `M0.5 ${upper}V${lower}`;
  if (edges.east) path += `M${columns - 0.5} ${upper}V${lower}`;
  return path;
}
