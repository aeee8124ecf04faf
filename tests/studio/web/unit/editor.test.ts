import assert from "node:assert/strict";
import { test } from "node:test";
import { moved, placesInRows, placesOf, withCell } from "../../src/editor/drawn_cells.ts";
import { begun, edited, type History, redone, textOf, undone } from "../../src/editor/history.ts";

test("steps are undone and done again, and a new one drops what was undone", () => {
  let history = begun("a");
  history = edited(history, "b");
  history = edited(history, "c");
  assert.equal(textOf(undone(history)), "b");
  assert.equal(textOf(undone(undone(undone(history)))), "a");
  assert.equal(textOf(redone(undone(history))), "c");
  assert.equal(textOf(redone(redone(history))), "c");
  history = edited(undone(history), "d");
  assert.deepEqual(history.texts, ["a", "b", "d"]);
  assert.equal(edited(history, "d"), history);
});

// Keys one after another, from where the caret was.
function typing(history: History, keys: string, caret: number, time: number): History {
  let now = history;
  [...keys].forEach((key, i) => {
    const before = textOf(now);
    const text = before.slice(0, caret + i) + key + before.slice(caret + i);
    now = edited(now, text, { caret: caret + i + 1, time: time + i });
  });
  return now;
}

test("what is typed in one go is one step, up to the end of a line", () => {
  let history = typing(begun(""), "xyz\nw", 0, 0);
  assert.deepEqual(history.texts, ["", "xyz", "xyz\nw"]);
  history = edited(history, "other");
  assert.equal(textOf(undone(history)), "xyz\nw");
});

test("what is typed elsewhere, or after a pause, is another step", () => {
  const first = typing(begun("ab"), "xx", 1, 0);
  assert.deepEqual(typing(first, "yy", 0, 2).texts, ["ab", "axxb", "yyaxxb"]);
  assert.deepEqual(typing(first, "yy", 3, 5_000).texts, ["ab", "axxb", "axxyyb"]);
  assert.deepEqual(edited(first, "axb", { caret: 2, time: 3 }).texts, ["ab", "axb"], "wiped while typing");
});

test("the caret goes to what was undone, and to what was done again", () => {
  const history = typing(typing(begun("one two"), "AA", 3, 0), "BB", 0, 9_000);
  assert.equal(history.caret, 2);
  const back = undone(undone(history));
  assert.deepEqual([textOf(back), back.caret], ["one two", 3]);
  assert.deepEqual([textOf(redone(back)), redone(back).caret], ["oneAA two", 5]);
});

const text = "Pattern ü\n\nXO\n.*\n\n:8,-\n";
const byteOf = (place: number): number => new TextEncoder().encode(text.slice(0, place)).length;
const places = placesOf([11, 12, 14, 15].map(byteOf), text);

test("cells are found by the bytes where they stand", () => {
  assert.deepEqual(places, [11, 12, 14, 15]);
  assert.deepEqual(placesInRows(places, ["XO", ".*"], text), [
    [11, 12],
    [14, 15],
  ]);
});

test("cells that are drawn otherwise cannot be clicked", () => {
  assert.equal(placesInRows(places, ["XX", ".*"], text), undefined);
  assert.equal(placesInRows(places, ["XO.", ".*."], text), undefined);
  assert.equal(placesInRows(places, [], text), undefined);
});

test("places move along with edits around them", () => {
  const named = text.replace("ü", "longer");
  assert.deepEqual(moved(places, text, named), [16, 17, 19, 20]);
  assert.deepEqual(moved(places, text, `${text};lib(a)==1\n`), places);
  const changed = withCell(text, 14, "x");
  assert.deepEqual(moved(places, text, changed), places);
  assert.deepEqual(placesInRows(moved(places, text, changed), ["XO", "x*"], changed)?.[1], [14, 15]);
  assert.deepEqual(moved(places, text, text.replace("XO\n", "")), [-1, -1, 11, 12]);
});
