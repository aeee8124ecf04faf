// Lines of play that a review tells, and the position that each begins from.
import type { PlayedMove } from "../answers/position.ts";
import type { Claim } from "../answers/review.ts";

export interface ReviewLine {
  text: string; // of its claim
  moves: PlayedMove[];
  isFromBefore: boolean; // from the position before the move; else from the one after it
}

const fromBefore = new Set(["missed", "better"]);

// Undefined for a claim without a line.
export function lineOf({ kind, variation, text }: Claim): ReviewLine | undefined {
  if (!variation || variation.length === 0) return undefined;
  return { text, moves: variation, isFromBefore: fromBefore.has(kind) };
}
