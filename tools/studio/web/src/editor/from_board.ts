// A pattern drawn from a rectangle of a board, and first tests of it on that board. The player to move is O, as in all
// diagrams.
import type { EntryDetails } from "../answers/entries.ts";
import type { NodeAnswer } from "../answers/position.ts";
import { type Point, pointName } from "../board/points.ts";
import type { Rectangle } from "../board/rectangle.ts";

function exchanged(stone: string): string {
  return stone === "X" ? "O" : stone === "O" ? "X" : stone;
}

function drawnRows({ rows, to_move: toMove }: NodeAnswer, move: Point | undefined): string[] {
  return rows.split("/").map((stones, row) =>
    [...stones].map((stone, column) => (move?.row === row && move.column === column ? "*" : toMove === "black" ? exchanged(stone) : stone)).join(""),
  );
}

// The edges of the board that the rectangle touches are drawn.
export function entryFromBoard(name: string, node: NodeAnswer, { from, to }: Rectangle, move: Point | undefined): string {
  const last = node.size - 1;
  const west = from.column === 0 ? "|" : "";
  const east = to.column === last ? "|" : "";
  const line = (west === "" ? "" : "+") + "-".repeat(to.column - from.column + 1) + (east === "" ? "" : "+");
  const rows = drawnRows(node, move)
    .slice(from.row, to.row + 1)
    .map((row) => west + row.slice(from.column, to.column + 1) + east);
  const diagram = [...(from.row === 0 ? [line] : []), ...rows, ...(to.row === last ? [line] : [])];
  return `Pattern ${name}\n\n${diagram.join("\n")}\n\n:8,-\n`;
}

function titled(name: string, game: string, node: NodeAnswer): string {
  return `${name} in ${game.replaceAll(/[^A-Za-z0-9_./-]+/g, " ")} before move ${node.move}`;
}

// That it matches here, and no longer once a point of it that must be as it is has changed.
export function testsFromBoard(entry: EntryDetails, game: string, node: NodeAnswer, { from, to }: Rectangle): string {
  const isSame = entry.cells.length === to.row - from.row + 1 && entry.cells[0]!.length === to.column - from.column + 1;
  let move: Point | undefined;
  const fixed: string[] = [];
  if (isSame)
    entry.cells.forEach((cells, row) =>
      [...cells].forEach((cell, column) => {
        const at = { row: from.row + row, column: from.column + column };
        if (cell === "*") move = at;
        if ("XO.".includes(cell)) fixed.push(pointName(at, node.size));
      }),
    );
  const test = entry.name + (move ? " at *" : "");
  const changes = fixed.length === 0 ? "" : `not ${test} if ${fixed.length > 1 ? "any of " : ""}${fixed.join(" ")} changes\n`;
  return `Board ${titled(entry.name, game, node)}\n${drawnRows(node, move).join("\n")}\n\n${test}\n${changes}`;
}
