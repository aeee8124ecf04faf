// Writing files: one of patterns, and tests that go behind those of the file beside it.
import { forgetAnswers, post, reasonOf, Refusal } from "../answers/ask.ts";
import type { Studio } from "../answers/position.ts";
import { words } from "../words.ts";
import { decoded, fileText } from "./writing.ts";

export interface Conflict {
  hash: string; // of theirs; empty where the file is gone
  base: string | null;
  yours: string;
  theirs: string | null;
}

// What is to be written.
export interface Wanted {
  file: string;
  hash: string; // of the text on disk that it was made from
  text: string;
  tests: string; // empty where there are none
}

// Texts as they were written, by which a save that stopped halfway goes on, and the next one takes the place of their tests.
export interface WrittenText {
  hash: string;
  text: string;
  tests: string; // empty where there are none
}

export interface Outcome {
  conflict?: Conflict; // with what somebody else wrote meanwhile; nothing was written
  written?: WrittenText;
  trouble?: string; // that kept the tests from being written
}

// Without a hash the file is made anew, and named without a folder.
async function put(file: string, hash: string, text: string): Promise<Conflict | string> {
  const response = await post("save", { file: hash === "" ? file.replace(/^\.\//, "") : file, hash, text });
  if (response.status === 404 && hash !== "") return { hash: "", base: null, yours: text, theirs: null };
  if (response.status === 409) return (await response.json()) as Conflict;
  if (!response.ok) throw new Refusal(await reasonOf(response));
  forgetAnswers();
  return ((await response.json()) as { hash: string }).hash;
}

// The tests stand where the ones of an earlier save do, else behind all others.
function withTests(text: string, tests: string, earlier: string): string {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const written = tests.replaceAll("\n", lineEnd);
  const standsThere = (each: string): boolean => each !== "" && (text.startsWith(each) || text.includes(lineEnd + each));
  if (standsThere(written)) return text; // by an earlier save whose answer was lost
  const replaced = earlier.replaceAll("\n", lineEnd);
  if (standsThere(replaced)) return text.replace(replaced, () => written);
  const before = text.trimEnd();
  return before === "" ? written : `${before}${lineEnd}${lineEnd}${written}`;
}

interface TestFile {
  file: string;
  hash: string; // empty of a new one
  text: string;
}

// Throws Refusal.
async function testsBeside(patterns: string): Promise<TestFile> {
  const file = patterns.replace(/\.db$/, ".test");
  const { files } = (await (await fetch("/api/studio")).json()) as Studio;
  if (!files.includes(file)) return { file, hash: "", text: "" };
  const { hash, bytes } = await fileText(file);
  return { file, hash, text: decoded(bytes, file) };
}

// The file of tests is read before anything is written: where it cannot be, nothing is half saved. `before` is what an
// earlier save has written. Throws Refusal where nothing was written.
export async function save({ file, hash, text, tests }: Wanted, before?: WrittenText): Promise<Outcome> {
  const beside = tests === "" ? undefined : await testsBeside(file);
  const isWritten = before?.text === text && before.hash === hash;
  const found = isWritten ? hash : await put(file, hash, text);
  if (typeof found !== "string") return { conflict: found };
  const written = { hash: found, text, tests: before?.tests ?? "" };
  if (!beside) return { written };
  try {
    const all = withTests(beside.text, tests, written.tests);
    const told = all === beside.text ? "" : await put(beside.file, beside.hash, all);
    return typeof told === "string" ? { written: { ...written, tests } } : { written, trouble: words.testsNotSaved(words.conflict) };
  } catch (error) {
    return { written, trouble: words.testsNotSaved(error instanceof Refusal ? error.message : words.noServer) };
  }
}
