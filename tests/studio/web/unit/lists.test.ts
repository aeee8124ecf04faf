import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "../../src/answers/entries.ts";
import { choicesIn, type EntryFilter, everything, passes } from "../../src/gallery/filter.ts";
import { foundByName } from "../../src/gallery/named.ts";
import { coarseToFine } from "../../src/game/sampling.ts";
import { addressOf, changed, link } from "../../src/page/address.ts";
import { blocksOf } from "../../src/page/markdown.tsx";
import { rowsInView, scrollTo } from "../../src/page/windowed.ts";

test("rows in view are those that a box shows, and some beyond", () => {
  assert.deepEqual(rowsInView(0, 100, 10, 1000, 3), { first: 0, end: 13 });
  assert.deepEqual(rowsInView(505, 100, 10, 1000, 3), { first: 47, end: 64 });
  assert.deepEqual(rowsInView(9_900, 100, 10, 1000, 3), { first: 987, end: 1000 });
  assert.deepEqual(rowsInView(5_000, 100, 10, 20, 3), { first: 20, end: 20 });
  assert.deepEqual(rowsInView(0, 100, 10, 0, 3), { first: 0, end: 0 });
});

test("a row is scrolled to as far as needed, and from far away into the middle", () => {
  assert.equal(scrollTo(5, 0, 100, 10), undefined);
  assert.equal(scrollTo(10, 0, 100, 10), 10);
  assert.equal(scrollTo(9, 100, 100, 10), 90);
  assert.equal(scrollTo(500, 0, 100, 10), 4955);
  assert.equal(scrollTo(0, 5_000, 100, 10), 0);
});

const entry: Entry = {
  database: "attack",
  name: "loose-net",
  kind: "attack",
  file: "attack.db",
  line: 28,
  cells: ["?O...", "OX...", "?..*.", "?...."],
  edges: [],
  symmetry: "8",
  classes: "OA",
  attributes: { value: 10 },
  remark: "A net from a knight's move away",
  has_constraint: true,
  has_action: false,
  sound: true,
  findings: 0,
  tests: 2,
  hits: null,
};

test("of entries that share a name the first is found by it", () => {
  const [second, other] = [{ ...entry, line: 90 }, { ...entry, database: "defence" }];
  assert.deepEqual([...foundByName([entry, second, other])], [entry, other]);
});

test("without a filter nothing is hidden", () => {
  assert.ok(passes(entry, everything));
  assert.ok(passes({ ...entry, findings: 3, hits: 0, kind: "eye-shape", classes: "", attributes: {}, sound: false }, everything));
});

test("each filter hides what is not like it", () => {
  const kept: Partial<EntryFilter>[] = [
    { text: "NET knight" },
    { text: "attack/loose" },
    { kind: "attack" },
    { class: "O" },
    { attribute: "value" },
    { findings: "without" },
    { hits: "unknown" },
  ];
  const hidden: Partial<EntryFilter>[] = [
    { text: "net hane" },
    { kind: "defence" },
    { class: "D" },
    { attribute: "minvalue" },
    { findings: "with" },
    { hits: "with" },
    { hits: "without" },
  ];
  for (const filter of kept) assert.ok(passes(entry, { ...everything, ...filter }), JSON.stringify(filter));
  for (const filter of hidden) assert.ok(!passes(entry, { ...everything, ...filter }), JSON.stringify(filter));
});

test("choices are what occurs", () => {
  assert.deepEqual(choicesIn([entry, { ...entry, kind: "move", classes: "-", attributes: { value: 2, helper: "" } }]), {
    kinds: ["attack", "move"],
    classes: ["A", "O"],
    attributes: ["helper", "value"],
  });
});

test("addresses keep what they are given", () => {
  const href = link({ game: "games/a b&c.sgf#3", node: 7, tab: undefined, show: "" });
  assert.equal(href, "/?game=games%2Fa+b%26c.sgf%233&node=7");
  const address = addressOf(href.slice(1));
  assert.equal(address.get("game"), "games/a b&c.sgf#3");
  assert.equal(changed(address, { node: undefined, point: "Q16" }), "/?game=games%2Fa+b%26c.sgf%233&point=Q16");
  assert.equal(link({}), "/");
});

test("Markdown is parted into blocks, and nothing in it is lost", () => {
  assert.deepEqual(blocksOf("one\ntwo\n\n- a\n- b\n  more\n\n```\nX.\n<b>\n```\nthree"), [
    { kind: "paragraph", text: "one two" },
    { kind: "list", items: ["a", "b more"] },
    { kind: "code", text: "X.\n<b>" },
    { kind: "paragraph", text: "three" },
  ]);
});

test("a curve is asked for coarsely first, and each position once", () => {
  assert.deepEqual(coarseToFine(9), [0, 8, 4, 2, 6, 1, 3, 5, 7]);
  assert.deepEqual(coarseToFine(1), [0]);
  assert.deepEqual(coarseToFine(0), []);
  assert.deepEqual([...coarseToFine(181)].sort((a, b) => a - b), [...Array(181).keys()]);
});
