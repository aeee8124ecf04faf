import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "../../src/answers/ask.ts";
import { draft, openEntry, openFileForNew, wholeText } from "../../src/editor/writing.ts";
import { json, studioSays } from "../studio_says.ts";

const signal = new AbortController().signal;
const entryUrl = "/api/entry?entry=a%2Fone";

const fileOf = (text: string): Response => new Response(text, { headers: { ETag: '"h"' } });
const entryAt = (file: string, text: string): object => {
  const begin = file.indexOf(text);
  return { name: "one", file: "./a.db", text, span: { begin, end: begin + text.length } };
};

test("an entry whose file has changed since it was told of is asked for again", async () => {
  const text = "Pattern one\n\nOX\n.*\n\n:8,-";
  const before = `# A file\n\n${text}\n`;
  const now = `# A file with a longer remark\n\n${text}\n`;
  let entry = entryAt(before, text);
  studioSays({ entry: () => json(entry), text: () => fileOf(now) });
  await ask(entryUrl, signal);
  entry = entryAt(now, text);
  const opened = await openEntry("a/one", signal);
  assert.equal(opened.open.entry, text);
  assert.equal(opened.open.before, "# A file with a longer remark\n\n");
});

test("lines of an entry end in line feeds in the editor, and in the file as they did", async () => {
  const text = "Pattern one\r\n\r\nOX\r\n.*\r\n\r\n:8,-";
  const file = `# A file\r\n\r\n${text}\r\n`;
  studioSays({ entry: () => json(entryAt(file, text)), text: () => fileOf(file) });
  const { open } = await openEntry("a/one", signal);
  assert.equal(open.entry, "Pattern one\n\nOX\n.*\n\n:8,-");
  assert.equal(wholeText(open, open.entry), file);
  studioSays({ text: () => fileOf(file) });
  const made = await openFileForNew("./a.db", "Pattern two\n");
  assert.equal(wholeText(made, made.entry), `${file.trimEnd()}\r\n\r\n\r\nPattern two\r\n`);
});

test("a file that is no UTF-8 is not opened", async () => {
  const bytes = new Uint8Array([0x23, 0xe9, 0x0a]);
  studioSays({ entry: () => json(entryAt("#\n", "#")), text: () => new Response(bytes) });
  await assert.rejects(openEntry("a/one", signal), /\.\/a\.db is not written in UTF-8/);
});

test("a studio that was started anew is given the text to remember, where it still stands on disk", async () => {
  const text = "Pattern one\n\nOX\n.*\n\n:8,-";
  studioSays({ entry: () => json(entryAt(text, text)), text: () => fileOf(text) });
  const { open } = await openEntry("a/one", signal);
  const gone = (): Response => new Response(JSON.stringify({ error: "not remembered" }), { status: 410 });
  const answers = [gone(), json({ findings: [], entries: [], tests: { tests: [] } })];
  studioSays({ draft: () => answers.shift()!, text: () => fileOf(text) });
  assert.deepEqual((await draft(open, text, {}, signal)).findings, []);
  studioSays({ draft: gone, text: () => new Response("other", { headers: { ETag: '"i"' } }) });
  await assert.rejects(draft(open, text, {}, signal), /not remembered/);
});
