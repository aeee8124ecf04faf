import assert from "node:assert/strict";
import { test } from "node:test";
import { afterMove, childPlaying, children, endOfLine, gameTree, lineTo, onMainLine, stepped } from "../../src/game/tree.ts";
import { hiding, isFoldable, treeRows } from "../../src/game/tree_rows.ts";

// 0 ─ 1 ─ 2 ─ 3
//     │   └ 5
//     └ 4 ─ 6
//       └ 7
const branched = gameTree({
  parents: [-1, 0, 1, 2, 1, 2, 4, 4],
  moves: ["", "B Q16", "W D4", "B C3", "W Q4", "B R14", "B D16", "B pass"],
  transpositions: {}, comments: [5],
});

test("children stand in the order of the record", () => {
  assert.deepEqual(children(branched, 1), [2, 4]);
  assert.deepEqual(children(branched, 4), [6, 7]);
  assert.deepEqual(children(branched, 3), []);
  assert.equal(branched.hasComment[5], 1);
});

test("steps stop at the ends of a line", () => {
  assert.equal(stepped(branched, 0, 2), 2);
  assert.equal(stepped(branched, 0, 9), 3);
  assert.equal(stepped(branched, 7, -2), 1);
  assert.equal(stepped(branched, 7, -9), 0);
  assert.equal(endOfLine(branched, 4), 6);
  assert.equal(afterMove(branched, 2), 2);
  assert.equal(afterMove(branched, 99), 3);
  assert.deepEqual(lineTo(branched, 7), [0, 1, 4, 7]);
});

test("a variation leaves the main line at one of its nodes", () => {
  assert.equal(onMainLine(branched, 3), 3);
  assert.equal(onMainLine(branched, 5), 2);
  assert.equal(onMainLine(branched, 7), 1);
  assert.equal(onMainLine(branched, 0), 0);
});

test("moves are numbered along their line", () => {
  assert.deepEqual([...branched.numbers], [0, 1, 2, 3, 2, 3, 3, 3]);
});

test("a move is found among the children", () => {
  assert.equal(childPlaying(branched, 1, "Q4"), 4);
  assert.equal(childPlaying(branched, 1, "Q5"), undefined);
  assert.equal(childPlaying(branched, 3, "Q4"), undefined);
});

test("variations follow the move that they are instead of", () => {
  const rows = treeRows(branched, new Set());
  assert.deepEqual([...rows.nodes], [0, 1, 2, 4, 6, 7, 3, 5]);
  assert.deepEqual([...rows.levels], [0, 0, 0, 1, 1, 2, 0, 1]);
  rows.nodes.forEach((node, row) => assert.equal(rows.rowOf[node], row));
});

test("a folded variation shows its first move alone", () => {
  const rows = treeRows(branched, new Set([4]));
  assert.deepEqual([...rows.nodes], [0, 1, 2, 4, 3, 5]);
  assert.equal(rows.rowOf[7], -1);
  assert.deepEqual(hiding(branched, 7, new Set([4])), [4]);
  assert.ok(isFoldable(branched, 4));
  assert.ok(!isFoldable(branched, 2), "a first variation");
  assert.ok(!isFoldable(branched, 5), "nothing follows");
});

test("a tree of 40,000 nodes, 20,000 of them on one line and a variation at each, is listed whole", () => {
  const parents = [-1];
  const moves = [""];
  for (let i = 1; i < 20_000; ++i) {
    parents.push(i === 1 ? 0 : 2 * i - 3, i === 1 ? 0 : 2 * i - 3);
    moves.push("B Q16", "B Q4");
  }
  const tree = gameTree({ parents, moves, transpositions: {}, comments: [] });
  const rows = treeRows(tree, new Set());
  assert.equal(rows.nodes.length, 39_999);
  assert.equal(new Set(rows.nodes).size, 39_999);
  assert.equal(Math.max(...rows.levels), 1);
});
