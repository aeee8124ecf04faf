const assert = require("node:assert");
const test = require("node:test");
const { nextName, entrySnippet } = require("./entries");

test("the next name goes on with the series above", () => {
  const lines = ["Pattern A1", "", "Pattern A7", "Pattern EB3", "Pattern EB12b", "Pattern A8"];
  assert.strictEqual(nextName(lines, 2), "A9");
  assert.strictEqual(nextName(lines, 4), "EB13");
});

test("above the first entry its series goes on; without numbers there is a plain name", () => {
  assert.strictEqual(nextName(["# nets", "Pattern N2"], 0), "N3");
  assert.strictEqual(nextName(["Pattern geta"], 0), "new-entry");
  assert.strictEqual(nextName([], 0), "new-entry");
});

test("a new entry has every part that it needs", () => {
  assert.match(entrySnippet("A9"), /^Pattern \$\{1:A9\}\n#[^]*\?\*\?[^]*\n:8,/);
});
