// A drawing as SVG, for the eye alone: those who listen are told by the cells of the board or by the caption.
import { memo } from "preact/compat";
import type { JSX } from "preact";
import { type Drawing, type Link, place, type Sign } from "./drawing.ts";
import * as paths from "./paths.ts";
import type { Rectangle } from "./rectangle.ts";

const stoneRadius = 0.46;
const maybeRadius = 0.26;

// Characters that are drawn as themselves: an empty point with a meaning of its own.
function isLetter(cell: string): boolean {
  return !"XOYQxo.+?*#".includes(cell) && cell !== " ";
}

function Layer({ name, path }: { name: string; path: string }): JSX.Element | null {
  return path === "" ? null : <path class={name} d={path} />;
}

function signPath(sign: Sign, x: number, y: number): string {
  switch (sign) {
    case "ring":
      return paths.disc(x, y, 0.22);
    case "square":
      return paths.box(x, y, 0.24);
    case "cross":
      return paths.cross(x, y, 0.18);
    case "exclamation":
      return `M${x} ${y - 0.22}v0.26m0 0.12v0.08`;
    case "question":
      return `M${x - 0.12} ${y - 0.1}a0.12 0.12 0 1 1 0.18 0.1q-0.06 0.05 -0.06 0.1m0 0.1v0.06`;
    case "tick":
      return `M${x - 0.16} ${y}l0.12 0.14l0.2 -0.28`;
  }
}

function at(key: string): { x: number; y: number } {
  const [row, column] = key.split(",").map(Number);
  return { x: column! + 0.5, y: row! + 0.5 };
}

function Signs({ drawing }: { drawing: Drawing }): JSX.Element[] {
  return [...(drawing.signs ?? [])].map(([key, sign]) => {
    const { x, y } = at(key);
    return <path key={key} class={`sign sign-${sign} on-${onWhat(drawing, key)}`} d={signPath(sign, x, y)} />;
  });
}

function onWhat(drawing: Drawing, key: string): "black" | "white" | "board" {
  const [row, column] = key.split(",").map(Number);
  const cell = drawing.rows[row!]?.[column!];
  return cell === "X" || cell === "Y" ? "black" : cell === "O" || cell === "Q" ? "white" : "board";
}

function Labels({ drawing }: { drawing: Drawing }): JSX.Element[] {
  return [...(drawing.labels ?? [])].map(([key, text]) => {
    const { x, y } = at(key);
    const on = onWhat(drawing, key);
    const length = Math.min(text.length, 3);
    return (
      <g key={key}>
        {on === "board" && <path class="clearing" d={paths.disc(x, y, 0.34)} />}
        <text class={`label label-${length} on-${on}`} x={x} y={y + 0.02}>
          {text.length > 3 ? `${text.slice(0, 2)}…` : text}
        </text>
      </g>
    );
  });
}

function Grounds({ drawing }: { drawing: Drawing }): JSX.Element {
  let black = "";
  let white = "";
  for (const [key, ground] of drawing.ground ?? []) {
    if (onWhat(drawing, key) === ground.side) continue; // a stone on its own ground tells enough
    const { x, y } = at(key);
    const path = paths.box(x, y, 0.08 + 0.16 * ground.amount);
    if (ground.side === "black") black += path;
    else white += path;
  }
  return (
    <>
      <Layer name="ground ground-black" path={black} />
      <Layer name="ground ground-white" path={white} />
    </>
  );
}

function Framed({ frame: { from, to } }: { frame: Rectangle }): JSX.Element {
  const inset = 0.04;
  const width = to.column - from.column + 1 - 2 * inset;
  const height = to.row - from.row + 1 - 2 * inset;
  return <rect class="frame" x={from.column + inset} y={from.row + inset} width={width} height={height} rx="0.15" />;
}

// Ends a little before the middle of a stone.
function arrowPath(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return "";
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [x, y] = [x2 - 0.3 * dx, y2 - 0.3 * dy];
  const wing = (turn: number): string => `M${x} ${y}L${x - 0.35 * dx + turn * 0.2 * dy} ${y - 0.35 * dy - turn * 0.2 * dx}`;
  return `M${x1} ${y1}L${x} ${y}${wing(1)}${wing(-1)}`;
}

function Links({ links }: { links: Link[] }): JSX.Element {
  let lines = "";
  let arrows = "";
  for (const link of links) {
    const from = at(link.from);
    const to = at(link.to);
    if (link.isArrow) arrows += arrowPath(from.x, from.y, to.x, to.y);
    else lines += `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }
  return (
    <>
      <Layer name="join" path={lines} />
      <Layer name="arrow-ground" path={arrows} />
      <Layer name="arrow" path={arrows} />
    </>
  );
}

interface PictureProps {
  drawing: Drawing;
  unit?: number; // pixels from line to line, where there is room; without it all room is taken
}

export const Picture = memo(function Picture({ drawing, unit }: PictureProps): JSX.Element {
  const rows = drawing.rows.length;
  const columns = drawing.rows[0]?.length ?? 0;
  const cellIs = (kinds: string) => (row: number, column: number) => kinds.includes(drawing.rows[row]![column]!);
  const letters: JSX.Element[] = [];
  drawing.rows.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      if (!isLetter(cell) || drawing.labels?.has(place(row, column))) return;
      letters.push(
        <g key={place(row, column)}>
          <path class="clearing" d={paths.disc(column + 0.5, row + 0.5, 0.3)} />
          <text class="label label-1 on-board" x={column + 0.5} y={row + 0.52}>
            {cell}
          </text>
        </g>,
      );
    }),
  );
  const isStar = new Set((drawing.stars ?? []).map((star) => place(star.row, star.column)));
  return (
    <svg
      class="picture"
      viewBox={`0 0 ${columns} ${rows}`}
      width={unit === undefined ? "100%" : columns * unit}
      height={unit === undefined ? "100%" : rows * unit}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="wood" width={columns} height={rows} />
      <Layer name="line" path={paths.lines(rows, columns, drawing.edges)} />
      <Layer name="edge" path={paths.sides(rows, columns, drawing.edges)} />
      <Layer name="star" path={paths.discs(rows, columns, 0.1, (row, column) => isStar.has(place(row, column)))} />
      <Layer name="any" path={paths.boxes(rows, columns, 0.3, cellIs("?"))} />
      <Layer name="outside" path={paths.boxes(rows, columns, 0.5, cellIs("#"))} />
      <Layer name="black maybe" path={paths.discs(rows, columns, maybeRadius, cellIs("x"))} />
      <Layer name="white maybe" path={paths.discs(rows, columns, maybeRadius, cellIs("o"))} />
      <Layer name="black" path={paths.discs(rows, columns, stoneRadius, cellIs("XY"))} />
      <Layer name="white" path={paths.discs(rows, columns, stoneRadius, cellIs("OQ"))} />
      <Layer name="anchor on-black" path={paths.boxes(rows, columns, 0.12, cellIs("Y"))} />
      <Layer name="anchor on-white" path={paths.boxes(rows, columns, 0.12, cellIs("Q"))} />
      <Layer name="move" path={paths.discs(rows, columns, 0.2, cellIs("*"))} />
      <Grounds drawing={drawing} />
      {drawing.frame && <Framed frame={drawing.frame} />}
      {letters}
      {drawing.links && <Links links={drawing.links} />}
      <Signs drawing={drawing} />
      <Labels drawing={drawing} />
    </svg>
  );
});
