// Moves and variations as a list, of which what is in view stands in the document: trees have tens of thousands of nodes.
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useWindowed } from "../page/windowed.ts";
import { words } from "../words.ts";
import type { GameTree } from "./tree.ts";
import { hiding, isFoldable, treeRows, type TreeRows } from "./tree_rows.ts";

const rowHeight = 26;
const deepestIndent = 10;
const page = 10;

interface TreeViewProps {
  tree: GameTree;
  names: Record<string, string>; // of nodes, by their number
  node: number;
  onGo: (node: number) => void;
}

interface RowProps {
  tree: GameTree;
  rows: TreeRows;
  row: number;
  name: string;
  isCurrent: boolean;
  isFolded: boolean;
  onGo: (node: number) => void;
  onFold: (node: number) => void;
}

// Who plays, for those who do not see the stone.
function side(move: string): string {
  return move === "" ? "" : words.side(move.startsWith("B") ? "black" : "white");
}

function NodeRow({ tree, rows, row, name, isCurrent, isFolded, onGo, onFold }: RowProps): JSX.Element {
  const node = rows.nodes[row]!;
  const level = rows.levels[row]!;
  const move = tree.moves[node]!;
  const foldable = isFoldable(tree, node);
  const isVariation = tree.previousSibling[node]! >= 0;
  const played = move !== "" ? move.slice(2) : node === 0 ? words.start : words.withoutMove;
  return (
    <div
      role="treeitem"
      class={`node level-${Math.min(level, deepestIndent)}`}
      aria-level={level + 1}
      aria-posinset={row + 1}
      aria-setsize={rows.nodes.length}
      aria-selected={isCurrent}
      {...(foldable ? { "aria-expanded": !isFolded } : {})}
      tabIndex={isCurrent ? 0 : -1}
      style={{ top: `${row * rowHeight}px` }}
      onClick={() => onGo(node)}
    >
      <span
        aria-hidden="true"
        class="fold"
        onClick={(event) => {
          if (!foldable) return;
          event.stopPropagation();
          onFold(node);
        }}
      >
        {!foldable ? "" : isFolded ? "▸" : "▾"}
      </span>
      <span class="number">{move === "" ? "" : tree.numbers[node]}</span>{" "}
      <span class={`stone ${move.startsWith("B") ? "is-black" : move.startsWith("W") ? "is-white" : "is-none"}`} />
      <span class="heard">{side(move)}</span> <span class="played">{played}</span>{" "}
      {isVariation && <span class="heard">{words.variation}</span>} {name !== "" && <span class="name">{name}</span>}{" "}
      {tree.twins.has(node) && (
        <>
          <span class="has-twin" aria-hidden="true">
            ⇄
          </span>
          <span class="heard">{words.hasTwin}</span>
        </>
      )}{" "}
      {tree.hasComment[node] === 1 && (
        <>
          <span class="has-comment" aria-hidden="true">
            “ ”
          </span>
          <span class="heard">{words.hasComment}</span>
        </>
      )}
    </div>
  );
}

function toggled(folded: ReadonlySet<number>, node: number): Set<number> {
  const next = new Set(folded);
  if (!next.delete(node)) next.add(node);
  return next;
}

export function TreeView({ tree, names, node, onGo }: TreeViewProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => treeRows(tree, folded), [tree, folded]);
  const { first, end, show } = useWindowed(box, rows.nodes.length, rowHeight, 8);
  const current = rows.rowOf[node] ?? -1;

  useLayoutEffect(() => {
    if (current < 0) {
      const closed = new Set(hiding(tree, node, folded));
      setFolded(new Set([...folded].filter((each) => !closed.has(each))));
      return;
    }
    show(current);
    if (box.current?.contains(document.activeElement)) box.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [node, current, tree]);

  const fold = (at: number): void => setFolded(toggled(folded, at));
  const goToRow = (row: number): void => onGo(rows.nodes[Math.min(Math.max(row, 0), rows.nodes.length - 1)]!);
  const goIn = (): void => {
    if (folded.has(node)) fold(node);
    else if (tree.firstChild[node]! >= 0) onGo(tree.firstChild[node]!);
  };
  const goOut = (): void => {
    if (isFoldable(tree, node) && !folded.has(node)) fold(node);
    else if (tree.parents[node]! >= 0) onGo(tree.parents[node]!);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => goToRow(current + 1),
    ArrowUp: () => goToRow(current - 1),
    PageDown: () => goToRow(current + page),
    PageUp: () => goToRow(current - page),
    Home: () => goToRow(0),
    End: () => goToRow(rows.nodes.length - 1),
    ArrowRight: goIn,
    ArrowLeft: goOut,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.altKey || event.metaKey || event.ctrlKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const shown = [...Array(end - first).keys()].map((i) => first + i);
  // The current row keeps the focus when it is scrolled out of view.
  if (current >= 0 && (current < first || current >= end)) shown.push(current);
  return (
    <div class="tree-box" ref={box} role="tree" aria-label={words.tree} onKeyDown={onKeyDown}>
      <div class="tree-space" role="presentation" style={{ height: `${rows.nodes.length * rowHeight}px` }}>
        {shown.map((row) => (
          <NodeRow
            key={rows.nodes[row]}
            tree={tree}
            rows={rows}
            row={row}
            name={names[rows.nodes[row]!] ?? ""}
            isCurrent={row === current}
            isFolded={folded.has(rows.nodes[row]!)}
            onGo={onGo}
            onFold={fold}
          />
        ))}
      </div>
    </div>
  );
}
