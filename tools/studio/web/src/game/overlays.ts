// What is believed of a position, as signs over a board.
import type { LifeStatus, PositionAnswer, Side, Vertex } from "../answers/position.ts";
import { type Ground, type Link, place, type Sign } from "../board/drawing.ts";
import { pointNamed } from "../board/points.ts";
import { words } from "../words.ts";

export const overlays = ["none", "lives", "owners", "territory", "moyo", "eyes", "threats", "newOwners", "newTerritory"] as const;
export type Overlay = (typeof overlays)[number];

export interface Over {
  signs: Map<string, Sign>; // by place, like the rest
  ground: Map<string, Ground>;
  remarks: Map<string, string>;
  links: Link[];
}

const signOf: Record<LifeStatus, Sign> = { alive: "tick", dead: "cross", critical: "exclamation", unknown: "question" };

// As likely as a coin falls: nobody's.
const openChance = 0.1;

function placeOf(vertex: Vertex, size: number): string | undefined {
  const point = pointNamed(vertex, size);
  return point && place(point.row, point.column);
}

function lives(position: PositionAnswer, size: number, over: Over): void {
  for (const dragon of position.dragons)
    for (const stone of dragon.stones) {
      const key = placeOf(stone, size);
      if (key === undefined) continue;
      over.signs.set(key, signOf[dragon.status]);
      over.remarks.set(key, words.status(dragon.status));
    }
}

function owners(position: PositionAnswer, over: Over): void {
  position.owners.forEach((chances, row) =>
    chances.forEach((chance, column) => {
      const lean = 2 * chance - 1; // Black's above 0
      if (Math.abs(lean) < openChance) return;
      const side: Side = lean > 0 ? "black" : "white";
      over.ground.set(place(row, column), { side, amount: Math.abs(lean) });
      over.remarks.set(place(row, column), words.ownerChance(side, side === "black" ? chance : 1 - chance));
    }),
  );
}

function held(points: Vertex[], side: Side, size: number, over: Over): void {
  for (const vertex of points) {
    const key = placeOf(vertex, size);
    if (key === undefined) continue;
    over.ground.set(key, { side, amount: 0.6 });
    over.remarks.set(key, words.groundOf(side));
  }
}

// A group threatens one of the other side beside it that is weaker by so much.
const leastLead = 0.25;

function threats(position: PositionAnswer, size: number, over: Over): void {
  const byOrigin = new Map(position.dragons.map((dragon) => [dragon.origin, dragon]));
  const link = (from: Vertex, to: Vertex, isArrow: boolean): void => {
    const [one, other] = [placeOf(from, size), placeOf(to, size)];
    if (one !== undefined && other !== undefined) over.links.push({ from: one, to: other, isArrow });
  };
  for (const dragon of position.dragons) {
    for (const { strings } of dragon.joins) link(strings[0], strings[1], false);
    const foes = dragon.neighbours
      .flatMap((origin) => byOrigin.get(origin) ?? [])
      .filter((other) => other.colour !== dragon.colour && dragon.weakness - other.weakness >= leastLead);
    for (const foe of foes) link(foe.origin, dragon.origin, true);
    const key = placeOf(dragon.origin, size);
    if (key !== undefined && foes.length > 0) over.remarks.set(key, words.threatenedBy(foes.map((foe) => words.groupName(foe.colour, foe.origin)).join(", ")));
  }
}

// What a move changes.
export function isOfMove(overlay: Overlay): boolean {
  return overlay === "newOwners" || overlay === "newTerritory";
}

// The chance that a point is Black's has changed so much at least.
const leastChange = 0.05;

function newOwners(before: PositionAnswer, after: PositionAnswer, over: Over): void {
  before.owners.forEach((chances, row) =>
    chances.forEach((chance, column) => {
      const change = after.owners[row]![column]! - chance;
      if (Math.abs(change) < leastChange) return;
      const side: Side = change > 0 ? "black" : "white";
      over.ground.set(place(row, column), { side, amount: Math.min(1, 2 * Math.abs(change)) });
      over.remarks.set(place(row, column), words.ownerChange(side, Math.abs(change)));
    }),
  );
}

function newTerritory(before: PositionAnswer, after: PositionAnswer, size: number, over: Over): void {
  for (const [side, other] of [
    ["black", "white"],
    ["white", "black"],
  ] as const) {
    const gained = after.territory[side].filter((vertex) => !before.territory[side].includes(vertex));
    const taken = before.territory[other].filter((vertex) => !after.territory[other].includes(vertex));
    for (const vertex of new Set([...gained, ...taken])) {
      const key = placeOf(vertex, size);
      if (key === undefined) continue;
      const isGain = gained.includes(vertex);
      over.ground.set(key, { side, amount: isGain ? 0.8 : 0.3 });
      over.remarks.set(key, isGain ? words.territoryGained(side) : words.territoryLost(other));
    }
  }
}

export interface Judged {
  before: PositionAnswer;
  after?: PositionAnswer | undefined; // the move that is asked about
}

export function over(judged: Judged | undefined, overlay: Overlay, size: number): Over {
  const shown: Over = { signs: new Map(), ground: new Map(), remarks: new Map(), links: [] };
  if (!judged) return shown;
  const { before: position, after } = judged;
  if (isOfMove(overlay)) {
    if (!after) return shown;
    if (overlay === "newOwners") newOwners(position, after, shown);
    else newTerritory(position, after, size, shown);
    return shown;
  }
  if (overlay === "threats") threats(position, size, shown);
  else if (overlay === "lives") lives(position, size, shown);
  else if (overlay === "owners") owners(position, shown);
  else if (overlay === "eyes") for (const space of position.eye_spaces) held(space.points, space.colour, size, shown);
  else if (overlay !== "none")
    for (const side of ["black", "white"] as const) held(position[overlay as "territory" | "moyo"][side], side, size, shown);
  return shown;
}
