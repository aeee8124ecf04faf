// The tree of a game record: its nodes in the order of the record, parents before their children.

export interface TreeAnswer {
  parents: number[]; // -1 for the root
  moves: string[]; // "B Q16", "W pass"; empty for a node without a move
  comments: number[]; // nodes that have one
  transpositions: Record<string, number>; // by node: an earlier one of another line that has its position
}

export interface GameTree {
  parents: Int32Array;
  firstChild: Int32Array; // -1 for none, like the rest
  nextSibling: Int32Array;
  previousSibling: Int32Array;
  numbers: Int32Array; // moves on the line up to the node and with it
  moves: string[];
  hasComment: Uint8Array;
  twins: ReadonlyMap<number, number>; // an earlier node of another line that has the same position
}

export const root = 0;

export function gameTree(answer: TreeAnswer): GameTree {
  const count = answer.parents.length;
  const none = (): Int32Array => new Int32Array(count).fill(-1);
  const tree: GameTree = {
    parents: Int32Array.from(answer.parents),
    firstChild: none(),
    nextSibling: none(),
    previousSibling: none(),
    numbers: new Int32Array(count),
    moves: answer.moves,
    hasComment: new Uint8Array(count),
    twins: new Map(Object.entries(answer.transpositions).map(([node, twin]) => [Number(node), twin])),
  };
  const lastChild = none();
  for (let node = 0; node < count; ++node) {
    const parent = tree.parents[node]!;
    tree.numbers[node] = (parent < 0 ? 0 : tree.numbers[parent]!) + (answer.moves[node] ? 1 : 0);
    if (parent < 0) continue;
    const before = lastChild[parent]!;
    if (before < 0) tree.firstChild[parent] = node;
    else {
      tree.nextSibling[before] = node;
      tree.previousSibling[node] = before;
    }
    lastChild[parent] = node;
  }
  for (const node of answer.comments) tree.hasComment[node] = 1;
  return tree;
}

export function children(tree: GameTree, node: number): number[] {
  const found: number[] = [];
  for (let child = tree.firstChild[node] ?? -1; child >= 0; child = tree.nextSibling[child]!) found.push(child);
  return found;
}

// `by` nodes forward on the line of first variations, or back below 0; stops at the ends.
export function stepped(tree: GameTree, node: number, by: number): number {
  let at = node;
  for (; by > 0 && tree.firstChild[at]! >= 0; --by) at = tree.firstChild[at]!;
  for (; by < 0 && tree.parents[at]! >= 0; ++by) at = tree.parents[at]!;
  return at;
}

export function endOfLine(tree: GameTree, node: number): number {
  return stepped(tree, node, Infinity);
}

// The node of the main line behind that many moves; its end where it has fewer.
export function afterMove(tree: GameTree, moves: number): number {
  let at = root;
  while (tree.numbers[at]! < moves && tree.firstChild[at]! >= 0) at = tree.firstChild[at]!;
  return at;
}

// The last node of the main line on the way to a node.
export function onMainLine(tree: GameTree, node: number): number {
  const main = new Set(lineTo(tree, endOfLine(tree, root)));
  let at = node;
  while (!main.has(at)) at = tree.parents[at]!;
  return at;
}

// From the node on, itself included, back to the root.
export function lineTo(tree: GameTree, node: number): number[] {
  const line: number[] = [];
  for (let at = node; at >= 0; at = tree.parents[at]!) line.push(at);
  return line.reverse();
}

// The child of `node` that plays there; undefined where none does.
export function childPlaying(tree: GameTree, node: number, point: string): number | undefined {
  return children(tree, node).find((child) => tree.moves[child]!.slice(2) === point);
}
