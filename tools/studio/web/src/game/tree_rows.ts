// A tree as a list: each move is followed by the other variations in its place, one step further in, and then by what
// follows it.
import type { GameTree } from "./tree.ts";

export interface TreeRows {
  nodes: Int32Array; // a row each
  levels: Int32Array; // of each row: variations that it is within
  rowOf: Int32Array; // by node; -1 for a node within a folded variation
}

// Variations that begin with a node of `folded` show their first move alone.
export function treeRows(tree: GameTree, folded: ReadonlySet<number>): TreeRows {
  const count = tree.parents.length;
  const nodes = new Int32Array(count);
  const levels = new Int32Array(count);
  const rowOf = new Int32Array(count).fill(-1);
  let rows = 0;
  // What is still to come, the last first.
  const waiting: { node: number; level: number; isVariation: boolean }[] = [{ node: 0, level: 0, isVariation: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, level, isVariation } = next;
    nodes[rows] = node;
    levels[rows] = level;
    rowOf[node] = rows++;
    const child = tree.firstChild[node]!;
    if (child >= 0 && !(isVariation && folded.has(node))) waiting.push({ node: child, level, isVariation: false });
    if (isVariation || tree.previousSibling[node]! >= 0) continue;
    const variations: number[] = [];
    for (let other = tree.nextSibling[node]!; other >= 0; other = tree.nextSibling[other]!) variations.push(other);
    for (const other of variations.reverse()) waiting.push({ node: other, level: level + 1, isVariation: true });
  }
  return { nodes: nodes.subarray(0, rows), levels: levels.subarray(0, rows), rowOf };
}

// Whether a row can be folded: the first move of a variation that goes on.
export function isFoldable(tree: GameTree, node: number): boolean {
  return tree.previousSibling[node]! >= 0 && tree.firstChild[node]! >= 0;
}

// The variations that hide the node, to be unfolded to show it.
export function hiding(tree: GameTree, node: number, folded: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let at = tree.parents[node]!; at >= 0; at = tree.parents[at]!) if (folded.has(at)) found.push(at);
  return found;
}
