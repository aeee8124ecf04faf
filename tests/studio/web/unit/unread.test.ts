import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry, Finding } from "../../src/answers/entries.ts";
import { partAround } from "../../src/editor/writing.ts";
import { unreadParts } from "../../src/gallery/unread.ts";

const finding = (more: Partial<Finding>): Finding => ({ file: "./a.db", line: 6, rule: "syntax", severity: "error", message: "m", pattern: "lost", help: null, ...more });
const entry = { file: "./a.db", name: "kept" } as Entry;

test("errors that no entry has are parts that cannot be read", () => {
  const lost = finding({});
  const nameless = finding({ pattern: null });
  const elsewhere = finding({ file: "./b.db", pattern: "kept" });
  const told = [lost, nameless, elsewhere];
  const others = [finding({ pattern: "kept" }), finding({ severity: "warning" }), finding({ file: "./a.test" })];
  assert.deepEqual(unreadParts([...others, ...told], [entry]), told);
});

test("a part goes from one line that begins an entry to the next", () => {
  const head = "# A file\nattribute_map general\n\n";
  const first = "Pattern one\n\nOX\n.*\n\n:8,-,s(";
  const second = "Patterns are no entry\nPattern two\n\nX*\n\n:8,-";
  const text = `${head}${first}\n\n\n${second}\n`;
  const part = (line: number): string => {
    const { begin, end } = partAround(text, line);
    return text.slice(begin, end);
  };
  assert.equal(part(2), head.trimEnd());
  assert.equal(part(9), `${first}\n\n\nPatterns are no entry`);
  assert.equal(part(13), second.slice(second.indexOf("\n") + 1));
  assert.equal(partAround("X", 1).end, 1);
});
