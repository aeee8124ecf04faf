// A game against the engine: what the server answers, and asking it.
import { post, reasonOf, Refusal } from "../answers/ask.ts";
import type { Side, Vertex } from "../answers/position.ts";
import { thisTab } from "../answers/this_tab.ts";

export interface PlayedPosition {
  size: number;
  rows: string;
  to_move: Side;
  moves: Vertex[]; // Black's first
  captured: { black: number; white: number }; // stones of each side that were taken
  has_resigned: boolean; // the engine
}

export interface GameRules {
  size: number;
  komi: string;
  level: number;
  engine: Side;
}

async function told(body: object, signal: AbortSignal): Promise<PlayedPosition> {
  const response = await post("play", body, signal);
  if (!response.ok) throw new Refusal(await reasonOf(response));
  return (await response.json()) as PlayedPosition;
}

// Throws Refusal for a move that is not legal.
export function positionAfter({ size, komi }: GameRules, moves: Vertex[], signal: AbortSignal): Promise<PlayedPosition> {
  return told({ size, komi, moves: moves.join(" ") }, signal);
}

// With the engine's move.
export function engineMoves({ size, komi, level, engine }: GameRules, moves: Vertex[], signal: AbortSignal): Promise<PlayedPosition> {
  return told({ size, komi, level, moves: moves.join(" "), colour: engine, caller: thisTab() }, signal);
}

export async function stopThinking(): Promise<void> {
  await post("play/give-up", { caller: thisTab() }).catch(() => undefined);
}

export function isTurnOf(side: Side, moves: Vertex[]): boolean {
  return (moves.length % 2 === 0 ? "black" : "white") === side;
}

export function isOver(moves: Vertex[]): boolean {
  return moves.slice(-2).filter((move) => move === "pass").length === 2;
}
