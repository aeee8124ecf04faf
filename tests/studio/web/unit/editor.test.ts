import assert from "node:assert/strict";
import { test } from "node:test";
import { moved, placesInRows, placesOf, withCell } from "../../src/editor/drawn_cells.ts";
import { begun, edited, redone, textOf, undone } from "../../src/editor/history.ts";

test("steps are undone and done again, and a new one drops what was undone", () => {
  let history = begun("a");
  history = edited(history, "b", false);
  history = edited(history, "c", false);
  assert.equal(textOf(undone(history)), "b");
  assert.equal(textOf(undone(undone(undone(history)))), "a");
  assert.equal(textOf(redone(undone(history))), "c");
  assert.equal(textOf(redone(redone(history))), "c");
  history = edited(undone(history), "d", false);
  assert.deepEqual(history.texts, ["a", "b", "d"]);
  assert.equal(edited(history, "d", true), history);
});

test("what is typed in one go is one step, up to the end of a line", () => {
  let history = begun("");
  for (const text of ["x", "xy", "xyz"]) history = edited(history, text, true);
  assert.equal(textOf(undone(history)), "");
  history = edited(history, "xyz\n", true);
  history = edited(history, "xyz\nw", true);
  assert.deepEqual(history.texts, ["", "xyz", "xyz\nw"]);
  history = edited(history, "other", false);
  assert.equal(textOf(undone(history)), "xyz\nw");
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
