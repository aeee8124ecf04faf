import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim } from "../../src/answers/review.ts";
import { lineOf } from "../../src/review/lines.ts";

const claim = (kind: string, line?: Claim["line"]): Claim => ({ kind, source: "reading", colour: "black", text: kind, ...(line ? { line } : {}) });

test("a line of a claim is played from where the claim says", () => {
  const line: Claim["line"] = [["black", "D4"], ["white", "pass"]];
  const moves = [{ colour: "black", vertex: "D4" }, { colour: "white", vertex: null }];
  assert.deepEqual(lineOf(claim("missed", line)), { text: "missed", moves, isFromBefore: true });
  assert.deepEqual(lineOf(claim("better", line)), { text: "better", moves, isFromBefore: true });
  assert.deepEqual(lineOf(claim("left", line)), { text: "left", moves, isFromBefore: false });
  assert.deepEqual(lineOf(claim("killed", line)), { text: "killed", moves, isFromBefore: false });
});

test("a claim without a line has none to show", () => {
  assert.equal(lineOf(claim("name")), undefined);
  assert.equal(lineOf(claim("missed", [])), undefined);
});
