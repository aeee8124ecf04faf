// A studio that is not there: what it answers is told.
import assert from "node:assert/strict";
import { mock } from "node:test";
import { forgetAnswers } from "../src/answers/ask.ts";

export interface Sent {
  route: string;
  body: string; // empty of a question
}

// Answers by the beginning of the address. All that is asked is added to what comes back.
export function studioSays(answers: Record<string, () => Response>): Sent[] {
  forgetAnswers();
  const asked: Sent[] = [];
  mock.method(globalThis, "fetch", async (url: string, options?: { body?: string }) => {
    const route = Object.keys(answers).find((each) => url.startsWith(`/api/${each}`));
    assert.ok(route, `${url} is asked`);
    asked.push({ route, body: options?.body ?? "" });
    return answers[route]!();
  });
  return asked;
}

export const json = (value: unknown): Response => new Response(JSON.stringify(value));
