// What a review says of one move.
import type { JSX } from "preact";
import type { ReviewedMove } from "../answers/review.ts";
import { words } from "../words.ts";
import { lineOf, type ReviewLine } from "./lines.ts";

interface MoveClaimsProps {
  move: ReviewedMove;
  shown: ReviewLine | undefined; // stands on the board
  onShowLine: (line: ReviewLine | undefined) => void;
}

export function MoveClaims({ move, shown, onShowLine }: MoveClaimsProps): JSX.Element {
  return (
    <section class="move-claims" aria-labelledby="reviewed-move">
      <h2 id="reviewed-move">{words.reviewedMove(move.move, move.colour, move.vertex)}</h2>
      {move.claims.length === 0 && <p>{words.nothingSaid}</p>}
      <ul>
        {move.claims.map((claim, i) => {
          const line = lineOf(claim);
          const isShown = line !== undefined && shown?.text === line.text;
          return (
            <li key={i}>
              {claim.text} <span class="aside">{words.restsOn(claim.source)}</span>{" "}
              {line && (
                <button type="button" class="small" aria-pressed={isShown} onClick={() => onShowLine(isShown ? undefined : line)}>
                  {isShown ? words.hideLine : line.isFromBefore ? words.showLineInstead : words.showLine}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
