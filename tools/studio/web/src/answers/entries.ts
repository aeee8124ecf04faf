// What the server says of entries of pattern databases: the parts of its answers that the page shows.
import type { Vertex } from "./position.ts";

export interface Entry {
  database: string;
  name: string;
  kind: string;
  file: string;
  line: number;
  cells: string[];
  edges: ("north" | "south" | "west" | "east")[];
  symmetry: string;
  classes: string;
  attributes: Record<string, number | string>;
  remark: string;
  has_constraint: boolean;
  has_action: boolean;
  sound: boolean;
  findings: number;
  tests: number;
  hits: number | null; // null where no games were searched
}

export interface EntryList {
  total: number;
  entries: Entry[];
}

export interface Thing {
  kind: string;
  text: string;
  begin: number;
  end: number;
  meaning: string; // Markdown
}

export interface Finding {
  file?: string;
  line?: number;
  rule: string;
  severity: "error" | "warning";
  message: string;
  pattern: string | null;
  help: string | null;
}

export interface EntryDetails extends Entry {
  text: string;
  span: { begin: number; end: number }; // in bytes of its file
  constraint: string;
  action: string;
  remarks: string[];
  labels: Record<string, { row: number; column: number }[]>; // from 1
  cell_places: number[]; // bytes in `text`, row by row
  label_places: number[]; // the same of the diagram with letters; empty where there is none
  things: Thing[];
  findings_in_entry: Finding[];
}

export interface TestResult {
  file: string;
  line: number;
  database: string;
  name: string;
  test: string;
  title: string;
  cases: number;
  has_passed: boolean;
  failed: { changes: string; given: string; reason: string; rows?: string }[];
}

export interface TestsAnswer {
  tests: TestResult[];
}

export interface HitsAnswer {
  games: number;
  games_with_hit: number;
  hits: number;
  continuations: { row: number; column: number; stone: string; played: number; share: number; won: number; lost: number }[];
  listed?: {
    game: string;
    move: number; // that comes next where the shape stands first
    black: { name: string };
    white: { name: string };
    result: string;
    upper_left: Vertex;
    orientation: string;
    next?: { move: number; vertex: Vertex };
  }[];
}

export function entryName(entry: { database: string; name: string }): string {
  return `${entry.database}/${entry.name}`;
}
