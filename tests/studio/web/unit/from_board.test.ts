import assert from "node:assert/strict";
import { test } from "node:test";
import type { EntryDetails } from "../../src/answers/entries.ts";
import type { NodeAnswer } from "../../src/answers/position.ts";
import { contains, rectangle } from "../../src/board/rectangle.ts";
import { entryFromBoard, testsFromBoard } from "../../src/editor/from_board.ts";

const node = (toMove: "black" | "white"): NodeAnswer =>
  ({ size: 5, rows: "...../..X../..O../...../.....", to_move: toMove, move: 3 }) as NodeAnswer;

test("a rectangle is found from any two corners", () => {
  const found = rectangle({ row: 3, column: 0 }, { row: 1, column: 2 });
  assert.deepEqual(found, { from: { row: 1, column: 0 }, to: { row: 3, column: 2 } });
  assert.ok(contains(found, { row: 2, column: 2 }));
  assert.ok(!contains(found, { row: 2, column: 3 }));
});

const inside = rectangle({ row: 1, column: 1 }, { row: 2, column: 3 });

test("the player to move is O", () => {
  const move = { row: 1, column: 3 };
  assert.equal(entryFromBoard("a", node("white"), inside, move), "Pattern a\n\n.X*\n.O.\n\n:8,-\n");
  assert.equal(entryFromBoard("a", node("black"), inside, move), "Pattern a\n\n.O*\n.X.\n\n:8,-\n");
});

test("edges of the board are drawn", () => {
  assert.equal(
    entryFromBoard("a", node("white"), rectangle({ row: 0, column: 0 }, { row: 1, column: 2 }), undefined),
    "Pattern a\n\n+---\n|...\n|..X\n\n:8,-\n",
  );
  assert.equal(
    entryFromBoard("a", node("white"), rectangle({ row: 2, column: 2 }, { row: 4, column: 4 }), undefined),
    "Pattern a\n\nO..|\n...|\n...|\n---+\n\n:8,-\n",
  );
});

const entry = (cells: string[]): EntryDetails => ({ name: "a", cells }) as EntryDetails;

test("tests say that it matches there, and what must not change", () => {
  assert.equal(
    testsFromBoard(entry([".X*", "?O."]), "games/b c.sgf#2", node("black"), inside),
    "Board a in games/b c.sgf 2 before move 3\n.....\n..O*.\n..X..\n.....\n.....\n\na at *\nnot a at * if any of B4 C4 C3 D3 changes\n",
  );
});

test("of another rectangle nothing is said but that it matches", () => {
  assert.equal(testsFromBoard(entry([".X"]), "g", node("white"), inside), "Board a in g before move 3\n.....\n..X..\n..O..\n.....\n.....\n\na\n");
});
