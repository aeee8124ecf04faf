// The diagram of an entry, of which each cell and each edge can be changed by a click or a key.
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { type Drawing, type Edges, place } from "../board/drawing.ts";
import { focusCell, pointOf } from "../board/grid_cell.ts";
import { movedFocus } from "../board/moved_focus.ts";
import { Picture } from "../board/picture.tsx";
import type { Point } from "../board/points.ts";
import { words } from "../words.ts";

interface CellGridProps {
  drawing: Drawing;
  name: string;
  tool: string; // the cell or letter that a click draws
  signs: string; // all that can be drawn
  onDraw: (point: Point, sign: string) => void;
  onEdge: (side: keyof Edges) => void;
}

// In pixels: as large as the column beside the text has room for, and never too small to be met.
function unitFor(columns: number): number {
  return Math.min(Math.max(Math.floor(304 / columns), 24), 46);
}

const sides = ["north", "west", "east", "south"] as const;

export function CellGrid({ drawing, name, tool, signs, onDraw, onEdge }: CellGridProps): JSX.Element {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point>({ row: 0, column: 0 });
  const { rows } = drawing;
  const columns = rows[0]?.length ?? 0;
  const focused = { row: Math.min(at.row, rows.length - 1), column: Math.min(at.column, columns - 1) };
  const moveTo = (point: Point): void => {
    setAt(point);
    focusCell(grid.current, point);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = pointOf(event.target) ?? focused;
    const next = movedFocus(from, event, Math.max(rows.length, columns));
    if (next) moveTo({ row: Math.min(next.row, rows.length - 1), column: Math.min(next.column, columns - 1) });
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === "Enter" || event.key === " ") onDraw(from, tool);
    else if (event.key.length === 1 && signs.includes(event.key)) onDraw(from, event.key);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const point = pointOf(event.target);
    if (!point) return;
    moveTo(point);
    onDraw(point, tool);
  };
  return (
    <div class="framed">
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          class={`side side-${side}`}
          aria-pressed={drawing.edges[side]}
          aria-label={words.edgeAt(side)}
          title={words.edgeAt(side)}
          onClick={() => onEdge(side)}
        />
      ))}
      <div class="surface drawn">
        <Picture drawing={drawing} unit={unitFor(columns)} />
        <div ref={grid} role="grid" class="grid" aria-label={name} aria-description={words.cellKeys} onKeyDown={onKeyDown} onClick={onClick}>
          {rows.map((row, r) => (
            <div key={r} role="row" class="cells">
              {[...row].map((cell, c) => {
                const letter = drawing.labels?.get(place(r, c));
                return (
                  <div
                    key={c}
                    role="gridcell"
                    class="cell"
                    aria-label={words.cellAt(cell, r + 1, c + 1)}
                    aria-description={letter === undefined ? undefined : words.letter(letter)}
                    tabIndex={focused.row === r && focused.column === c ? 0 : -1}
                    data-row={r}
                    data-column={c}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
