import assert from "node:assert/strict";
import { test } from "node:test";
import { isolated } from "../../src/page/isolated.ts";

test("names that run from right to left, or turn what follows, are set apart, and no others", () => {
  for (const name of ["רון", "مسابقة (9p)", "\u202elive"]) assert.equal(isolated(name), `\u2068${name}\u2069`);
  for (const name of ["Kuro", "趙治勲", "조치훈 9p", ""]) assert.equal(isolated(name), name);
});
