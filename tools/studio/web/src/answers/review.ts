// What the server says of a whole game, move by move: the parts of its answer that the page shows.
import type { PlayedMove, Side, Vertex } from "./position.ts";

export interface Claim {
  kind: string; // "missed", "turning-point"
  source: string; // that it rests on: "reading"
  colour: Side; // the mover's
  variation?: PlayedMove[];
  text: string; // a sentence
}

export interface ReviewedMove {
  move: number; // from 1
  colour: Side;
  vertex: Vertex;
  claims: Claim[];
}

export interface PhaseFigures {
  phase: string;
  moves: number;
  first_choices: number;
  mean_chance: number;
  good_shapes: number;
  bad_shapes: number;
  missed: number;
  left: number;
}

export interface ReviewAnswer {
  game: string;
  summary: Claim[];
  turning_points: number[]; // numbers of moves
  phases: Record<Side, PhaseFigures[]>;
  positions: { score: number; lower: number; upper: number }[]; // one more than moves
  moves: ReviewedMove[];
  warnings: string[];
}
