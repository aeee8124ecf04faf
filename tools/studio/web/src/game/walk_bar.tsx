// Buttons and a slider that lead through the line of a game.
import type { JSX } from "preact";
import { words } from "../words.ts";
import { endOfLine, type GameTree, lineTo, root, stepped } from "./tree.ts";

interface WalkBarProps {
  tree: GameTree;
  node: number;
  onGo: (node: number) => void;
}

export function WalkBar({ tree, node, onGo }: WalkBarProps): JSX.Element {
  const end = endOfLine(tree, node);
  const line = lineTo(tree, end);
  const at = line.indexOf(node);
  const button = (name: string, sign: string, to: number): JSX.Element => (
    <button type="button" aria-label={name} title={name} aria-disabled={to === node} onClick={() => onGo(to)}>
      {sign}
    </button>
  );
  return (
    <div class="walk-bar" role="group" aria-label={words.walk}>
      {button(words.first, "|◀", root)}
      {button(words.back, "◀", stepped(tree, node, -1))}
      <input
        type="range"
        aria-label={words.moveSlider}
        aria-valuetext={words.moveOf(tree.numbers[node]!, tree.numbers[end]!)}
        min={0}
        max={line.length - 1}
        value={at}
        onInput={(event) => onGo(line[Number(event.currentTarget.value)]!)}
      />
      {button(words.forward, "▶", stepped(tree, node, 1))}
      {button(words.last, "▶|", end)}
      <span class="move-number" aria-hidden="true">
        {words.moveOf(tree.numbers[node]!, tree.numbers[end]!)}
      </span>
    </div>
  );
}
