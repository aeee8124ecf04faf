// The board of a game as it is shown: stones, what the record has on them, and what the panels beside it point at.
import type { FoundMatch, NodeAnswer, PlayedMove } from "../answers/position.ts";
import { type Drawing, place, type Sign, wholeBoard } from "../board/drawing.ts";
import { pointNamed, starPoints } from "../board/points.ts";
import type { Rectangle } from "../board/rectangle.ts";
import { words } from "../words.ts";
import type { Over } from "./overlays.ts";

export interface PointedAt {
  match?: FoundMatch | undefined;
  line?: PlayedMove[] | undefined;
  frame?: Rectangle | undefined; // that somebody draws
}

export interface ShownBoard {
  rows: string[];
  drawing: Drawing;
  remarks: Map<string, string>; // by place
}

// The moves of matches, numbered from 1 as they come; what is refused proposes nothing.
export function numbered(matches: FoundMatch[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const match of matches)
    if (match.vertex !== null && match.outcome !== "false" && !numbers.has(match.vertex)) numbers.set(match.vertex, numbers.size + 1);
  return numbers;
}

class BoardWriter {
  readonly labels = new Map<string, string>();
  readonly signs: Map<string, Sign>;
  readonly remarks = new Map<string, string>();
  private readonly size: number;

  constructor(
    private readonly node: NodeAnswer,
    private readonly over: Over,
  ) {
    this.size = node.size;
    this.signs = new Map(over.signs);
    for (const [key, remark] of over.remarks) this.say(key, remark);
  }

  say(key: string, remark: string): void {
    const before = this.remarks.get(key);
    this.remarks.set(key, before === undefined ? remark : `${before}; ${remark}`);
  }

  at(vertex: string | null): string | undefined {
    const point = vertex === null ? undefined : pointNamed(vertex, this.size);
    return point && place(point.row, point.column);
  }

  record(): void {
    for (const { vertex, text } of this.node.labels) {
      const key = this.at(vertex);
      if (key === undefined) continue;
      this.labels.set(key, text);
      this.say(key, words.labelled(text));
    }
    for (const { vertex, shape } of this.node.marks) {
      const key = this.at(vertex);
      if (key === undefined) continue;
      if (!this.signs.has(key)) this.signs.set(key, shape === "cross" ? "cross" : shape === "circle" ? "ring" : "square");
      this.say(key, words.marked(shape));
    }
    const last = this.at(this.node.last_move);
    if (last === undefined) return;
    if (!this.signs.has(last)) this.signs.set(last, "ring");
    this.say(last, words.lastMove);
  }

  proposals(matches: FoundMatch[]): void {
    const proposing = new Map<string, string[]>();
    for (const { vertex, outcome, name } of matches) {
      if (vertex === null || outcome === "false") continue;
      const patterns = proposing.get(vertex);
      if (patterns) patterns.push(name);
      else proposing.set(vertex, [name]);
    }
    for (const [vertex, number] of numbered(matches)) {
      const key = this.at(vertex);
      if (key === undefined || this.labels.has(key)) continue;
      this.labels.set(key, String(number));
      this.say(key, words.proposedBy(number, proposing.get(vertex)!));
    }
  }

  line(moves: PlayedMove[]): string[] {
    const rows = this.node.rows.split("/").map((row) => [...row]);
    moves.forEach(({ colour, vertex }, i) => {
      const point = pointNamed(vertex, this.size);
      if (!point) return;
      if (rows[point.row]![point.column] === ".") rows[point.row]![point.column] = colour === "black" ? "X" : "O";
      const key = place(point.row, point.column);
      this.signs.delete(key);
      this.labels.set(key, String(i + 1));
      this.say(key, words.lineMove(i + 1, colour));
    });
    return rows.map((row) => row.join(""));
  }

  // The points that break a match.
  misses({ mismatches }: FoundMatch): void {
    for (const { vertex, wanted, found } of mismatches?.cells ?? []) {
      const key = this.at(vertex);
      if (key === undefined) continue;
      this.labels.delete(key);
      this.signs.set(key, "cross");
      this.say(key, words.wantedIs(vertex, wanted, found));
    }
  }

  frame(match: FoundMatch): Rectangle | undefined {
    const [from, to] = match.corners.map((corner) => pointNamed(corner, this.size));
    return from && to ? { from, to } : undefined;
  }

  drawing(rows: string[], frame: Rectangle | undefined): Drawing {
    const { labels, signs } = this;
    return { rows, edges: wholeBoard, stars: starPoints(this.size), labels, signs, ground: this.over.ground, links: this.over.links, frame };
  }
}

export function shownBoard(node: NodeAnswer, over: Over, matches: FoundMatch[], pointedAt: PointedAt): ShownBoard {
  const writer = new BoardWriter(node, over);
  writer.record();
  if (!pointedAt.line) writer.proposals(matches);
  const rows = node.rows.split("/");
  const drawn = pointedAt.line ? writer.line(pointedAt.line) : rows;
  if (pointedAt.match) writer.misses(pointedAt.match);
  const frame = pointedAt.frame ?? (pointedAt.match && writer.frame(pointedAt.match));
  return { rows, drawing: writer.drawing(drawn, frame), remarks: writer.remarks };
}
