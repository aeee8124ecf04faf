import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, keptAnswer } from "../../src/answers/ask.ts";
import { save, type Wanted } from "../../src/editor/saving.ts";
import { json, type Sent, studioSays } from "../studio_says.ts";

const wanted: Wanted = { file: "./a.db", hash: "h", text: "text", tests: "" };
const withTests: Wanted = { ...wanted, tests: "a test\n" };
const studio = (): Response => json({ files: ["./a.db", "./a.test"] });
const saved = (): Response => json({ hash: "n", text: "" });
const writtenIn = (asked: Sent[]): unknown[] => asked.filter(({ route }) => route === "save").map(({ body }) => JSON.parse(body) as unknown);

test("a save forgets what was told of the file before", async () => {
  studioSays({ entry: () => json("old"), save: saved });
  await ask("/api/entry", new AbortController().signal);
  assert.deepEqual(await save(wanted), { written: { hash: "n", text: "text", tests: "" } });
  assert.equal(keptAnswer("/api/entry"), undefined);
});

test("tests go behind those of the file", async () => {
  const asked = studioSays({ studio, text: () => new Response("Board old\n", { headers: { ETag: '"t"' } }), save: saved });
  await save(withTests);
  assert.deepEqual(writtenIn(asked), [
    { file: "./a.db", hash: "h", text: "text" },
    { file: "./a.test", hash: "t", text: "Board old\n\na test\n" },
  ]);
});

test("nothing is written where the tests cannot be read", async () => {
  const asked = studioSays({ studio, text: () => new Response(new Uint8Array([0xe9])), save: saved });
  await assert.rejects(save(withTests), /\.\/a\.test is not written in UTF-8/);
  assert.deepEqual(writtenIn(asked), []);
});

test("what is half saved is told, and only the rest is saved then", async () => {
  const text = (): Response => new Response("Board old\n", { headers: { ETag: '"t"' } });
  const answers = [saved(), new Response(JSON.stringify({ error: "no room" }), { status: 422 })];
  studioSays({ studio, text, save: () => answers.shift()! });
  const half = await save(withTests);
  assert.deepEqual(half.written, { hash: "n", text: "text", tests: "" });
  assert.match(half.trouble!, /its tests are not: no room/);
  const asked = studioSays({ studio, text, save: saved });
  assert.deepEqual(await save({ ...withTests, hash: "n" }, half.written), { written: { hash: "n", text: "text", tests: "a test\n" } });
  assert.deepEqual(writtenIn(asked), [{ file: "./a.test", hash: "t", text: "Board old\n\na test\n" }]);
});

test("tests that stand in their file already are not written again, whatever was written behind them", async () => {
  const text = (): Response => new Response("Board old\n\na test\nBoard new\n", { headers: { ETag: '"t"' } });
  const asked = studioSays({ studio, text, save: saved });
  assert.deepEqual(await save(withTests), { written: { hash: "n", text: "text", tests: "a test\n" } });
  assert.deepEqual(writtenIn(asked), [{ file: "./a.db", hash: "h", text: "text" }]);
});

test("a second save of a new entry writes its tests in the place of the first ones", async () => {
  studioSays({ studio, text: () => new Response("Board old\r\n", { headers: { ETag: '"t"' } }), save: saved });
  const first = await save(withTests);
  const text = (): Response => new Response("Board old\r\n\r\na test\r\n\r\nBoard new\r\n", { headers: { ETag: '"u"' } });
  const asked = studioSays({ studio, text, save: saved });
  await save({ ...withTests, hash: "n", text: "changed", tests: "another test\nof two lines\n" }, first.written);
  assert.deepEqual(writtenIn(asked), [
    { file: "./a.db", hash: "n", text: "changed" },
    { file: "./a.test", hash: "u", text: "Board old\r\n\r\nanother test\r\nof two lines\r\n\r\nBoard new\r\n" },
  ]);
});

test("a file that is gone is written again once that is wanted", async () => {
  const asked = studioSays({ save: () => new Response("", { status: 404 }) });
  const { conflict } = await save(wanted);
  assert.deepEqual(conflict, { hash: "", base: null, yours: "text", theirs: null });
  const again = studioSays({ save: saved });
  await save({ ...wanted, hash: conflict!.hash });
  assert.deepEqual(writtenIn([...asked, ...again]), [
    { file: "./a.db", hash: "h", text: "text" },
    { file: "a.db", hash: "", text: "text" },
  ]);
});

test("a file that is too large is told to be", async () => {
  studioSays({ save: () => new Response("the body is longer", { status: 413 }) });
  await assert.rejects(save(wanted), /The file is too large/);
});
