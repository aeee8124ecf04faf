// A board that can be looked at, heard and walked over: the picture, and over it a grid of cells, one of which is in the
// order of tabulators.
import { memo } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { words } from "../words.ts";
import { type Drawing, place } from "./drawing.ts";
import { focusCell, pointOf } from "./grid_cell.ts";
import { movedFocus } from "./moved_focus.ts";
import { Picture } from "./picture.tsx";
import { cellName, columnName, type Point, rowName } from "./points.ts";

interface BoardProps {
  rows: string[]; // of a whole board
  drawing: Drawing; // the same board, perhaps with a line of play on it
  name: string; // what the board shows
  keys?: string; // what can be done by keys, where it is not the usual
  selected?: Point | undefined;
  remarks?: Map<string, string> | undefined; // by place: what is said of a point beside its name
  onSelect: (point: Point) => void;
  onStep: (by: number) => void; // moves forward, or back below 0
  onDrag?: ((from: Point, to: Point) => void) | undefined; // of the pointer, over several points
}

interface RowProps {
  row: number;
  cells: string;
  focused: number; // the column in the order of tabulators; -1 where it is in another row
  selected: number; // likewise
  remarks: string; // JSON of the remarks by column, so that rows can be compared
}

const Row = memo(function Row({ row, cells, focused, selected, remarks }: RowProps): JSX.Element {
  const size = cells.length;
  const told = JSON.parse(remarks) as Record<string, string>;
  return (
    <div role="row" class="cells">
      {[...cells].map((cell, column) => (
        <div
          key={column}
          role="gridcell"
          class="cell"
          aria-label={cellName(cell, { row, column }, size)}
          aria-description={told[column]}
          aria-selected={column === selected}
          tabIndex={column === focused ? 0 : -1}
          data-row={row}
          data-column={column}
        />
      ))}
    </div>
  );
});

function remarksOfRow(remarks: Map<string, string> | undefined, row: number, size: number): string {
  const told: Record<string, string> = {};
  for (let column = 0; column < size; ++column) {
    const remark = remarks?.get(place(row, column));
    if (remark) told[column] = remark;
  }
  return JSON.stringify(told);
}

function Coordinates({ size }: { size: number }): JSX.Element {
  const half = (side: string, texts: string[]): JSX.Element => (
    <div class={`coordinates ${side}`}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
  const indices = [...Array(size).keys()];
  return (
    <div aria-hidden="true">
      {half("above", indices.map(columnName))}
      {half("left", indices.map((row) => rowName(row, size)))}
    </div>
  );
}

export function Board({ rows, drawing, name, keys, selected, remarks, onSelect, onStep, onDrag }: BoardProps): JSX.Element {
  const size = rows.length;
  const grid = useRef<HTMLDivElement>(null);
  const middle = Math.floor(size / 2);
  const [walked, setWalked] = useState<Point>();
  const focused = walked && walked.row < size && walked.column < size ? walked : (selected ?? { row: middle, column: middle });
  const moveTo = (point: Point): void => {
    setWalked(point);
    focusCell(grid.current, point);
  };
  // A point that is chosen elsewhere is where the keys go on from.
  useEffect(() => setWalked(undefined), [selected?.row, selected?.column]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = pointOf(event.target) ?? focused;
    const next = movedFocus(from, event, size);
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    if (next) moveTo(next);
    else if (event.key === "Enter" || event.key === " ") onSelect(from);
    else if (step) onStep(step);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const point = pointOf(event.target);
    if (!point) return;
    moveTo(point);
    onSelect(point);
  };
  const dragged = useRef<Point>();
  const onPointer = (event: PointerEvent): void => {
    if (!onDrag) return;
    const at = pointOf(document.elementFromPoint(event.clientX, event.clientY));
    if (event.type === "pointerdown") dragged.current = at;
    const from = dragged.current;
    if (from && at && (from.row !== at.row || from.column !== at.column)) onDrag(from, at);
    if (event.type === "pointerup") dragged.current = undefined;
  };
  return (
    <div class={`board lines-${size}`}>
      <Coordinates size={size} />
      <div class="surface">
        <Picture drawing={drawing} />
        <div
          ref={grid}
          role="grid"
          class="grid"
          aria-label={name}
          aria-description={keys ?? words.boardKeys}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          onPointerUp={onPointer}
        >
          {rows.map((cells, row) => (
            <Row
              key={row}
              row={row}
              cells={cells}
              focused={focused.row === row ? focused.column : -1}
              selected={selected?.row === row ? selected.column : -1}
              remarks={remarksOfRow(remarks, row, size)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
