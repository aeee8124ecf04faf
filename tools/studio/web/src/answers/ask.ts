// Questions to the server. Each answer is kept until files change, the last ones first.

import { words } from "../words.ts";

export class Refusal extends Error {}

export type Parameters = Record<string, string | number | undefined>;

export function question(route: string, parameters: Parameters = {}): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  return `/api/${route}${query === "" ? "" : `?${query}`}`;
}

const most = 200;
let kept = new Map<string, unknown>();

// What is on its way is forgotten with them: it may tell of files as they were.
export function forgetAnswers(): void {
  kept = new Map();
}

export function keptAnswer(url: string): unknown {
  return kept.get(url);
}

function keep(answers: Map<string, unknown>, url: string, answer: unknown): void {
  answers.set(url, answer);
  if (answers.size <= most) return;
  for (const oldest of answers.keys()) {
    answers.delete(oldest);
    break;
  }
}

export async function reasonOf(response: Response): Promise<string> {
  if (response.status === 413) return words.tooLarge;
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === "object" && answer !== null && "error" in answer) return String(answer.error);
  } catch {
    // Not JSON: the text is the reason.
  }
  return text.split("\n", 1)[0] || `${response.status} ${response.statusText}`;
}

// What changes something, or takes long: no answer is kept.
export function post(route: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`/api/${route}`, { method: "POST", headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

// Throws Refusal with a line for people, or what `fetch` throws.
export async function ask<Answer>(url: string, signal: AbortSignal): Promise<Answer> {
  if (kept.has(url)) return kept.get(url) as Answer;
  const answers = kept;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Refusal(await reasonOf(response));
  const answer = (await response.json()) as Answer;
  keep(answers, url, answer);
  return answer;
}
