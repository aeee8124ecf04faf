// What the page writes: drafts, which the server judges, and files.
import type { EntryDetails, Finding, TestsAnswer } from "../answers/entries.ts";
import { ask, forgetAnswers, post, question, reasonOf, Refusal } from "../answers/ask.ts";
import type { MatchAnswer } from "../answers/position.ts";
import { words } from "../words.ts";

// A file of patterns around one entry.
export interface OpenFile {
  file: string;
  hash: string; // of the text on disk
  begin: number; // bytes there that are written anew, up to `end`
  end: number;
  before: string;
  lead: string; // what a new entry needs before it
  entry: string; // its lines end in "\n", however those of the file end
  after: string;
  lineEnd: string; // of the entry in the file
}

function lineEndOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

// What can be said at once of the entries that are written.
export interface Draft {
  findings: Finding[]; // theirs, but for what a look at other entries finds
  entries: EntryDetails[];
  tests: TestsAnswer;
  matches?: MatchAnswer; // of theirs, where a position was named
}

export interface Candidate {
  kind: string;
  text: string;
  meaning: string;
}

export interface Completion {
  typed: { begin: number; end: number }; // bytes of the whole text
  candidates: Candidate[];
}

const encoder = new TextEncoder();

export interface FileText {
  hash: string;
  bytes: Uint8Array;
}

export async function fileText(file: string): Promise<FileText> {
  const response = await fetch(`/api/text?file=${encodeURIComponent(file)}`);
  if (!response.ok) throw new Refusal(await reasonOf(response));
  return { hash: (response.headers.get("ETag") ?? "").replaceAll('"', ""), bytes: new Uint8Array(await response.arrayBuffer()) };
}

// Throws Refusal for what is no UTF-8: it could not be written back as it is.
export function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(words.notText(file));
  }
}

// `span` in bytes. Throws Refusal.
async function openFile(file: string, { begin, end }: { begin: number; end: number }): Promise<OpenFile> {
  const { hash, bytes } = await fileText(file);
  decoded(bytes, file);
  const part = (from: number, to: number): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(from, to));
  const entry = part(begin, end);
  return { file, hash, begin, end, before: part(0, begin), lead: "", entry: withLineFeeds(entry), after: part(end, bytes.length), lineEnd: lineEndOf(entry) };
}

// A text that could not be read is parted as the reader parts it: at the lines that begin entries. Lines are counted from 1.
export function partAround(text: string, line: number): { begin: number; end: number } {
  const lines = text.split("\n");
  const placeOf = (index: number): number => lines.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0);
  const begins = lines.flatMap((each, index) => (/^Pattern(\s|$)/.test(each) ? [index] : []));
  const begin = placeOf(begins.filter((index) => index < line).at(-1) ?? 0);
  const end = placeOf(begins.find((index) => index >= line) ?? lines.length) - 1;
  return { begin, end: begin + text.slice(begin, end).trimEnd().length };
}

// The part of a file around a line. Throws Refusal.
export async function openPart(file: string, line: number): Promise<OpenFile> {
  const { hash, bytes } = await fileText(file);
  const text = decoded(bytes, file);
  const { begin, end } = partAround(text, line);
  const [before, entry] = [text.slice(0, begin), text.slice(begin, end)];
  const span = { begin: bytesIn(before), end: bytesIn(before + entry) };
  return { file, hash, ...span, before, lead: "", entry: withLineFeeds(entry), after: text.slice(end), lineEnd: lineEndOf(text) };
}

export interface OpenEntry {
  entry: EntryDetails;
  open: OpenFile;
}

const mostLooks = 20;
const betweenLooks = 100; // milliseconds

// The entry is told of apart from the text of its file, and either may be older than the other: both are asked for until
// the entry stands in the text where it is said to stand. Throws Refusal.
export async function openEntry(name: string, signal: AbortSignal): Promise<OpenEntry> {
  for (let looks = 0; looks < mostLooks; ++looks) {
    const entry = await ask<EntryDetails>(question("entry", { entry: name }), signal);
    const open = await openFile(entry.file, entry.span);
    if (open.entry === withLineFeeds(entry.text)) return { entry, open };
    forgetAnswers();
    await new Promise((next) => setTimeout(next, betweenLooks));
  }
  throw new Refusal(words.changesTooFast(name));
}

// The entry is to stand behind all others.
export async function openFileForNew(file: string, entry: string): Promise<OpenFile> {
  const { hash, bytes } = await fileText(file);
  const text = decoded(bytes, file).trimEnd();
  return { file, hash, begin: bytesIn(text), end: bytes.length, before: text, lead: text === "" ? "" : "\n\n\n", entry, after: "", lineEnd: lineEndOf(text) };
}

export function wholeText(open: OpenFile, entry: string): string {
  return open.before + (open.lead + entry).replaceAll("\n", open.lineEnd) + open.after;
}

async function told<Answer>(route: string, body: object, signal: AbortSignal): Promise<Answer> {
  const response = await post(route, body, signal);
  if (!response.ok) throw new Refusal(await reasonOf(response));
  return (await response.json()) as Answer;
}

export const bytesIn = (text: string): number => encoder.encode(text).length;

// Where the entry begins in the whole text, in bytes.
export function beginOf({ begin, lead }: OpenFile): number {
  return begin + bytesIn(lead);
}

// The entry alone is sent: a file may have thousands. A studio that was started anew, or has read many others since, does
// not remember the text around it: where that still stands on disk, it is read once more.
async function toldOfPart<Answer>(route: string, open: OpenFile, entry: string, more: object, signal: AbortSignal): Promise<Answer> {
  const { file, hash: base, begin, end, lead } = open;
  const asked = (): Promise<Response> => post(route, { file, base, begin, end, text: lead + entry, ...more }, signal);
  let response = await asked();
  if (response.status === 410 && (await fileText(file)).hash === base) response = await asked();
  if (response.ok) return (await response.json()) as Answer;
  throw new Refusal(await reasonOf(response));
}

export function draft(open: OpenFile, entry: string, position: object, signal: AbortSignal): Promise<Draft> {
  return toldOfPart("draft", open, entry, position, signal);
}

export async function findingsOfFile(open: OpenFile, entry: string, signal: AbortSignal): Promise<Finding[]> {
  return (await told<{ findings: Finding[] }>("draft", { file: open.file, text: wholeText(open, entry) }, signal)).findings;
}

// What can be written at a place of the entry; null where anything can.
export function completion(open: OpenFile, entry: string, at: number, signal: AbortSignal): Promise<Completion | null> {
  return toldOfPart("completion", open, entry, { at: bytesIn(open.lead + entry.slice(0, at)) }, signal);
}

export async function dropDraft(file: string): Promise<void> {
  await post("draft", { file }).catch(() => undefined); // a studio that has ended has no drafts
}
