// What the record says of a move, and what it is called.
import type { JSX } from "preact";
import { question } from "../answers/ask.ts";
import type { NamesAnswer, NodeAnswer } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { words } from "../words.ts";

interface MoveNamesProps {
  game: string;
  node: NodeAnswer;
  isMove: boolean; // whether the node plays one
}

export function MoveNames({ game, node, isMove }: MoveNamesProps): JSX.Element {
  const path = node.path === "" ? undefined : node.path;
  const asked = useAnswer<NamesAnswer>(isMove ? question("names", { game, path, move: node.move - 1 }) : undefined, 150);
  const names = isMove ? (asked.answer?.moves.find((move) => move.move === node.move - 1)?.names ?? []) : [];
  return (
    <section class="of-move">
      {node.name !== "" && <h2>{node.name}</h2>}
      {isMove && (
        <p>
          {words.calledAs}{" "}
          {asked.isWaiting ? "…" : names.length === 0 ? words.noName : names.map(({ word }) => word).join(", ")}
        </p>
      )}
      {node.comment !== "" && (
        <div class="comment" role="region" aria-label={words.comment} tabIndex={0}>
          {node.comment}
        </div>
      )}
      {node.warnings.map((warning) => (
        <p key={warning} class="aside">
          {warning}
        </p>
      ))}
    </section>
  );
}
