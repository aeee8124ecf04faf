import assert from "node:assert/strict";
import { test } from "node:test";
import { withCellDrawn, withEdge, withLetter } from "../../src/editor/diagram_text.ts";
import type { Places } from "../../src/editor/drawn_cells.ts";

// The places of rows of cells that are written one below the other, from the first `begin` on.
function rowsAt(text: string, begin: string, rows: string[]): Places[] {
  let at = text.indexOf(begin);
  return rows.map((row) => {
    at = text.indexOf(row, at);
    const places = [...row].map((_, i) => at + i);
    at += row.length;
    return places;
  });
}

const plain = "Pattern a\n\nXO?\n.*o\n\n:8,-\n";
const plainRows = rowsAt(plain, "XO?", ["XO?", ".*o"]);

test("edges are drawn where there are none, and wiped where there are", () => {
  const north = withEdge(plain, plainRows, "north");
  assert.equal(north, "Pattern a\n\n---\nXO?\n.*o\n\n:8,-\n");
  const corner = withEdge(north, rowsAt(north, "XO?", ["XO?", ".*o"]), "west");
  assert.equal(corner, "Pattern a\n\n+---\n|XO?\n|.*o\n\n:8,-\n");
  const rows = rowsAt(corner, "XO?", ["XO?", ".*o"]);
  assert.equal(withEdge(corner, rows, "north"), "Pattern a\n\n|XO?\n|.*o\n\n:8,-\n");
  assert.equal(withEdge(corner, rows, "west"), north);
  const three = withEdge(corner, rows, "east");
  assert.equal(three, "Pattern a\n\n+---+\n|XO?|\n|.*o|\n\n:8,-\n");
  const all = withEdge(three, rowsAt(three, "XO?", ["XO?", ".*o"]), "south");
  assert.equal(all, "Pattern a\n\n+---+\n|XO?|\n|.*o|\n+---+\n\n:8,-\n");
  assert.equal(withEdge(all, rowsAt(all, "XO?", ["XO?", ".*o"]), "east"), "Pattern a\n\n+---\n|XO?\n|.*o\n+---\n\n:8,-\n");
});

test("remarks behind rows stay", () => {
  const text = "Pattern a\n\nXO   a remark\n.*   another\n\n:8,-\n";
  assert.equal(withEdge(text, rowsAt(text, "XO", ["XO", ".*"]), "east"), "Pattern a\n\nXO|   a remark\n.*|   another\n\n:8,-\n");
});

test("the first letter makes a diagram of its own, with the edges", () => {
  assert.equal(withLetter(plain, plainRows, undefined, { row: 1, column: 0 }, "a"), "Pattern a\n\nXO?\n.*o\n\n:8,-\n\nXO?\na*o\n");
  const edged = "Pattern a\n\n+--\n|XO\n|.*\n\n:8,-\n;lib(a)==1\n";
  const rows = rowsAt(edged, "XO", ["XO", ".*"]);
  assert.equal(withLetter(edged, rows, undefined, { row: 0, column: 0 }, "b"), "Pattern a\n\n+--\n|XO\n|.*\n\n:8,-\n\n+--\n|bO\n|.*\n\n;lib(a)==1\n");
});

test("a letter is put on a point, and taken away again", () => {
  const text = "Pattern a\n\nXO\n.*\n\n:8,-\n\nXa\n.*\n\n;lib(a)==1\n";
  const rows = rowsAt(text, "XO", ["XO", ".*"]);
  const letters = rowsAt(text, "Xa", ["Xa", ".*"]);
  const both = withLetter(text, rows, letters, { row: 1, column: 0 }, "b");
  assert.equal(both, text.replace("\n\nXa\n.*", "\n\nXa\nb*"));
  assert.equal(withLetter(text, rows, letters, { row: 0, column: 1 }, "a"), text.replace("Xa", "XO"));
});

test("a cell is drawn in the diagram of letters too, but never over a letter", () => {
  const text = "Pattern a\n\nXO\n.*\n\n:8,-\n\nXa\n.*\n\n;lib(a)==1\n";
  const rows = rowsAt(text, "XO", ["XO", ".*"]);
  const letters = rowsAt(text, "Xa", ["Xa", ".*"]);
  assert.equal(withCellDrawn(text, rows, letters, { row: 0, column: 0 }, "o"), text.replace("XO", "oO").replace("Xa", "oa"));
  assert.equal(withCellDrawn(text, rows, letters, { row: 0, column: 1 }, "x"), text.replace("XO", "Xx"));
  assert.equal(withCellDrawn(text, rows, undefined, { row: 1, column: 0 }, "?"), text.replace("XO\n.*", "XO\n?*"));
});

test("without a colon line there is no place for letters", () => {
  const text = "Pattern a\n\nXO\n.*\n";
  assert.equal(withLetter(text, rowsAt(text, "XO", ["XO", ".*"]), undefined, { row: 0, column: 0 }, "a"), text);
});
