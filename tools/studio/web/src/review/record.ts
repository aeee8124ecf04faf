// The record of a game, as far as its review tells of it: by this a review is known to be of the game as it stands.
import { ask, question } from "../answers/ask.ts";
import type { GameInfo, NodeAnswer } from "../answers/position.ts";
import { endOfLine, gameTree, lineTo, root, type TreeAnswer } from "../game/tree.ts";

// Stones that the record puts on the board are told by the last position. Throws as `ask` does.
export async function recordOf(game: string, signal: AbortSignal): Promise<string> {
  const tree = gameTree(await ask<TreeAnswer>(question("tree", { game }), signal));
  const { games } = await ask<{ games: GameInfo[] }>(question("games", { game }), signal);
  const last = endOfLine(tree, root);
  const { rows } = await ask<NodeAnswer>(question("node", { game, node: last }), signal);
  const { komi, handicap, rules } = games[0]!;
  return JSON.stringify([lineTo(tree, last).map((node) => tree.moves[node]), rows, komi, handicap, rules]);
}
