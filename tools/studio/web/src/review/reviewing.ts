// Asking for reviews, which take some seconds: how far one is, and giving it up.
import { post, question, reasonOf, Refusal } from "../answers/ask.ts";
import type { ReviewAnswer } from "../answers/review.ts";
import { thisTab } from "../answers/this_tab.ts";
import { recordOf } from "./record.ts";

export interface Progress {
  done: number;
  all: number; // 0 before the server knows
}

interface Kept {
  review: ReviewAnswer;
  record: string; // of the game, as it was when the review was asked for
}

// The last reviews, by game: the patterns have no part in them, so that they outlive a change of these.
const most = 20;
const kept = new Map<string, Kept>();

export function keptReview(game: string): ReviewAnswer | undefined {
  return kept.get(game)?.review;
}

function keep(game: string, review: Kept): void {
  kept.delete(game);
  kept.set(game, review);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}

// Whether there is a review of another record than the one that the game has by now; then it is forgotten. Throws as `ask` does.
export async function dropOldReview(game: string, signal: AbortSignal): Promise<boolean> {
  const record = await recordOf(game, signal);
  const known = kept.get(game);
  if (!known || known.record === record) return false;
  kept.delete(game);
  return true;
}

// Throws Refusal with a line for people, or what `fetch` throws.
export async function askReview(game: string, signal: AbortSignal): Promise<ReviewAnswer> {
  const record = await recordOf(game, signal);
  const response = await fetch(question("review", { game, caller: thisTab() }), { signal });
  if (!response.ok) throw new Refusal(await reasonOf(response));
  const review = (await response.json()) as ReviewAnswer;
  keep(game, { review, record });
  return review;
}

// Settles once the server has heard of it, or cannot.
export async function giveUpReview(): Promise<void> {
  await post("review/give-up", { caller: thisTab() }).catch(() => undefined);
}

const betweenLooks = 250; // milliseconds

// Tells how far the review of this window is, until `signal` ends it.
export async function followReview(signal: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
  while (!signal.aborted) {
    await new Promise((next) => setTimeout(next, betweenLooks));
    if (signal.aborted) return;
    const response = await post("review/progress", { caller: thisTab() }, signal);
    const progress = response.ok ? ((await response.json()) as Progress | null) : null;
    if (progress && progress.all > 0 && !signal.aborted) tell(progress);
  }
}
