// What the page writes: drafts, which the server judges, and files.
import type { Entry, Finding, TestsAnswer } from "../answers/entries.ts";
import { reasonOf, Refusal } from "../answers/ask.ts";
import type { MatchAnswer } from "../answers/position.ts";

// A file of patterns around one entry.
export interface OpenFile {
  file: string;
  hash: string; // of the whole text
  before: string;
  entry: string;
  after: string;
}

export interface Draft {
  findings: Finding[]; // of the whole file
  entries?: Entry[]; // of the entry's name
  tests?: TestsAnswer;
  matches?: MatchAnswer;
}

export interface Conflict {
  hash: string; // of theirs
  base: string | null;
  yours: string;
  theirs: string;
}

// `span` in bytes. Throws Refusal, for a text that is no UTF-8 too: it could not be written back as it is.
export async function openFile(file: string, span: { begin: number; end: number }, notText: string): Promise<OpenFile> {
  const response = await fetch(`/api/text?file=${encodeURIComponent(file)}`);
  if (!response.ok) throw new Refusal(await reasonOf(response));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const part = (begin: number, end: number): string => decoder.decode(bytes.subarray(begin, end));
  try {
    return {
      file,
      hash: (response.headers.get("ETag") ?? "").replaceAll('"', ""),
      before: part(0, span.begin),
      entry: part(span.begin, span.end),
      after: part(span.end, bytes.length),
    };
  } catch {
    throw new Refusal(notText);
  }
}

export function wholeText(open: OpenFile, entry: string): string {
  return open.before + entry + open.after;
}

function post(route: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`/api/${route}`, { method: "POST", headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

export async function draft(body: object, signal: AbortSignal): Promise<Draft> {
  const response = await post("draft", body, signal);
  if (!response.ok) throw new Refusal(await reasonOf(response));
  return (await response.json()) as Draft;
}

export async function dropDraft(file: string): Promise<void> {
  await post("draft", { file });
}

// The conflict with what somebody else wrote meanwhile; undefined once the text is written.
export async function save(file: string, hash: string, text: string): Promise<Conflict | undefined> {
  const response = await post("save", { file, hash, text });
  if (response.ok) return undefined;
  if (response.status === 409) return (await response.json()) as Conflict;
  throw new Refusal(await reasonOf(response));
}
