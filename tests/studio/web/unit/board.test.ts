import assert from "node:assert/strict";
import { test } from "node:test";
import { movedFocus } from "../../src/board/moved_focus.ts";
import { cellName, pointName, pointNamed, starPoints } from "../../src/board/points.ts";
import { sameDiagram, turnCount, turned } from "../../src/board/turns.ts";

test("names and points are the same thing on every board", () => {
  for (let size = 2; size <= 19; ++size) {
    const names = new Set<string>();
    for (let row = 0; row < size; ++row)
      for (let column = 0; column < size; ++column) {
        const name = pointName({ row, column }, size);
        assert.deepEqual(pointNamed(name, size), { row, column });
        assert.deepEqual(pointNamed(name.toLowerCase(), size), { row, column });
        names.add(name);
      }
    assert.equal(names.size, size * size);
  }
});

test("what names no point is none", () => {
  for (const name of ["", "pass", "I5", "A0", "A20", "U1", "Q16x", "16Q"]) assert.equal(pointNamed(name, 19), undefined, name);
  assert.equal(pointNamed("K1", 9), undefined);
});

test("a cell is called by its stone and its point", () => {
  assert.equal(cellName("O", { row: 2, column: 7 }, 19), "White H17");
  assert.equal(cellName("X", { row: 18, column: 0 }, 19), "Black A1");
  assert.equal(cellName(".", { row: 0, column: 18 }, 19), "empty T19");
});

test("star points are as many as on wooden boards", () => {
  assert.equal(starPoints(19).length, 9);
  assert.equal(starPoints(13).length, 9);
  assert.equal(starPoints(9).length, 5);
  assert.equal(starPoints(8).length, 4);
  assert.equal(starPoints(5).length, 0);
});

test("keys walk over the board and stop at its edges", () => {
  const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, altKey: false, metaKey: false });
  assert.deepEqual(movedFocus({ row: 0, column: 0 }, press("ArrowUp"), 19), { row: 0, column: 0 });
  assert.deepEqual(movedFocus({ row: 4, column: 4 }, press("ArrowDown"), 19), { row: 5, column: 4 });
  assert.deepEqual(movedFocus({ row: 4, column: 18 }, press("ArrowRight"), 19), { row: 4, column: 18 });
  assert.deepEqual(movedFocus({ row: 4, column: 4 }, press("Home"), 19), { row: 4, column: 0 });
  assert.deepEqual(movedFocus({ row: 4, column: 4 }, press("End", true), 19), { row: 18, column: 18 });
  assert.equal(movedFocus({ row: 4, column: 4 }, press("x"), 19), undefined);
  assert.equal(movedFocus({ row: 4, column: 4 }, { ...press("ArrowUp"), altKey: true }, 19), undefined);
});

const bend = { cells: ["XO?", "..*"], edges: { north: false, south: true, west: false, east: true } };

test("diagrams turn with their edges", () => {
  const turn = (which: number) => turned(bend, which);
  assert.deepEqual(turn(0), bend);
  assert.deepEqual(turn(1).cells, [".X", ".O", "*?"]);
  assert.deepEqual(turn(1).edges, { north: false, south: true, west: true, east: false });
  assert.deepEqual(turn(2).cells, ["*..", "?OX"]);
  assert.deepEqual(turn(4).cells, ["?OX", "*.."]);
  assert.deepEqual(turn(5).cells, ["..*", "XO?"]);
  assert.deepEqual(turn(6).cells, ["X.", "O.", "?*"]);
  assert.deepEqual(turn(7).cells, ["*?", ".O", ".X"]);
});

test("four quarter turns, and each mirroring twice, bring a diagram back", () => {
  let at = bend;
  for (let i = 0; i < 4; ++i) at = turned(at, 1);
  assert.deepEqual(at, bend);
  for (const mirroring of [4, 5, 6, 7]) assert.deepEqual(turned(turned(bend, mirroring), mirroring), bend);
  const all = [...Array(turnCount).keys()].map((which) => turned(bend, which));
  all.forEach((a, i) => all.forEach((b, j) => assert.equal(sameDiagram(a, b), i === j)));
});
