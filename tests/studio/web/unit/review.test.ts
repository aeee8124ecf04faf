import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim } from "../../src/answers/review.ts";
import { lineOf } from "../../src/review/lines.ts";
import { askReview, dropOldReview, keptReview } from "../../src/review/reviewing.ts";
import { json, studioSays } from "../studio_says.ts";

const claim = (kind: string, variation?: Claim["variation"]): Claim => ({ kind, source: "reading", colour: "black", text: kind, ...(variation ? { variation } : {}) });

test("a line of a claim is played from where the claim says", () => {
  const moves: Claim["variation"] = [{ colour: "black", vertex: "D4" }, { colour: "white", vertex: "pass" }];
  assert.deepEqual(lineOf(claim("missed", moves)), { text: "missed", moves, isFromBefore: true });
  assert.deepEqual(lineOf(claim("better", moves)), { text: "better", moves, isFromBefore: true });
  assert.deepEqual(lineOf(claim("left", moves)), { text: "left", moves, isFromBefore: false });
  assert.deepEqual(lineOf(claim("killed", moves)), { text: "killed", moves, isFromBefore: false });
});

test("a claim without a line has none to show", () => {
  assert.equal(lineOf(claim("name")), undefined);
  assert.equal(lineOf(claim("missed", [])), undefined);
});

const signal = new AbortController().signal;

// A game of one move, and what may be otherwise in it.
function studioHas({ move = "B D4", rows = "X.", komi = 6.5, variation = [] as string[] }): void {
  const moves = ["", move, ...variation];
  studioSays({
    tree: () => json({ parents: moves.map((_, node) => (node === 0 ? -1 : 0)), moves, comments: [], transpositions: {} }),
    games: () => json({ games: [{ komi, handicap: null, rules: "Japanese" }] }),
    node: () => json({ rows }),
    review: () => json({ game: "a.sgf" }),
  });
}

test("a review is kept until its game changes on disk", async () => {
  studioHas({});
  await askReview("a.sgf", signal);
  studioHas({ variation: ["B Q16"] });
  assert.equal(await dropOldReview("a.sgf", signal), false, "the review is of the main line alone");
  assert.deepEqual(keptReview("a.sgf"), { game: "a.sgf" });
  for (const change of [{ move: "B C3" }, { rows: "XO" }, { komi: 0.5 }]) {
    studioHas({});
    await askReview("a.sgf", signal);
    studioHas(change);
    assert.equal(await dropOldReview("a.sgf", signal), true, JSON.stringify(change));
    assert.equal(keptReview("a.sgf"), undefined);
  }
});
