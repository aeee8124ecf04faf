// What the server says of positions: the parts of its answers that the page shows.

export type Side = "black" | "white";
export type Vertex = string; // "Q16", "pass"

export interface Studio {
  version: string;
  folder: string;
  patterns: string;
  can_save: boolean;
  files: string[];
  games: string[];
  bases: string[];
  suites: string[];
}

export interface GameInfo {
  game: string;
  size: number | null;
  black: { name: string; rank: string };
  white: { name: string; rank: string };
  event: string;
  date: string;
  komi: number | null;
  handicap: number | null;
  rules: string;
  result: string;
  moves: number;
  nodes: number;
  variations: number;
  findings: { line: number; column: number; message: string }[];
}

export interface NodeAnswer {
  node: number;
  path: string;
  move: number; // that comes next
  size: number;
  rows: string; // "X.O/.../..."
  to_move: Side;
  last_move: Vertex | null;
  name: string;
  comment: string;
  labels: { vertex: Vertex; text: string }[];
  marks: { vertex: Vertex; shape: string }[];
  warnings: string[];
}

export interface PlayedMove {
  colour: Side;
  vertex: Vertex;
}

export interface Reading {
  variation: PlayedMove[];
  settled: string;
  question?: string;
  colour?: Side; // who asks
  strings?: (Vertex | null)[];
  answer?: string;
  is_guess?: boolean;
  positions?: number;
  moves?: PlayedMove[];
}

export interface ConstraintPart {
  text: string;
  meaning: string;
  is_reason?: boolean;
  missing?: string;
  reading?: Reading;
  parts?: ConstraintPart[];
}

export type Outcome = "true" | "false" | "undecided";

export interface FoundMatch {
  database: string;
  kind: string;
  name: string;
  colour: Side;
  orientation: string;
  vertex: Vertex | null;
  corners: [Vertex, Vertex];
  classes: string;
  class_conditions?: { outcome: Outcome; reason?: string };
  helper?: string;
  helper_outcome?: Outcome;
  constraint?: string;
  outcome?: Outcome;
  labels?: Record<string, Vertex | null>;
  tree?: ConstraintPart;
  remarks: string[];
  file: string;
  line: number;
  mismatches?: { cells: Mismatch[]; edges: { edge: string; lines_away: number }[] };
}

export interface Mismatch {
  vertex: Vertex | null;
  cell: string;
  wanted: string;
  found: string;
}

export interface MatchAnswer {
  size: number;
  matches: FoundMatch[];
}

// How a pattern fits at a point, the best of its placements first.
export interface FitAnswer {
  placements: (FoundMatch & { is_match: boolean })[];
}

export interface EngineReasons {
  colour: Side;
  chance: number;
  choice: number;
  moves: number;
  reasons: { source: string; reason: string; weight: number }[];
}

export interface WhyAnswer {
  vertex: Vertex;
  legality: string;
  proposed: FoundMatch[];
  undecided: FoundMatch[];
  constraint_false: FoundMatch[];
  classes_false: FoundMatch[];
  helper_false: FoundMatch[];
  one_cell_off: FoundMatch[];
  engine: EngineReasons[];
}

export type LifeStatus = "alive" | "dead" | "critical" | "unknown";

export interface LifeAnswer {
  code: number; // 0: it fails; 1: it works; 2 and 3: by a ko
  certainty: "proved" | "believed" | "open";
  vertex: Vertex | null;
}

export interface Dragon {
  origin: Vertex;
  colour: Side;
  stones: Vertex[];
  effective_size: number;
  status: LifeStatus;
  chance_to_live: number;
  is_proved: boolean;
  safety: string;
  eyes: string;
  escape_route: number;
  surrounded: string;
  weakness: number; // 0 to 1
  neighbours: Vertex[]; // origins of groups of both sides
  joins: { strings: [Vertex, Vertex] }[];
  read?: { attack: LifeAnswer; defence: LifeAnswer | null }; // of a group whose way out is short, where lives are read
}

export interface EyeSpace {
  colour: Side;
  points: Vertex[];
  value: string;
}

export interface Held {
  black: Vertex[];
  white: Vertex[];
}

export interface PositionAnswer {
  dragons: Dragon[];
  eye_spaces: EyeSpace[];
  territory: Held;
  moyo: Held;
  area: Held;
  owners: number[][]; // the chance that a point is Black's, from the top
  expected_score: { mean: number; lower: number; upper: number; rules: string; komi: number; is_assumed: boolean };
}

export interface NamesAnswer {
  moves: { move: number; names: { name: string; word: string; remark: string }[] }[];
}
