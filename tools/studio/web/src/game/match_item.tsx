// A pattern that matches, or would, in a list.
import type { ComponentChildren, JSX } from "preact";
import { entryName } from "../answers/entries.ts";
import type { FoundMatch } from "../answers/position.ts";
import { link } from "../page/address.ts";
import { words } from "../words.ts";

interface MatchItemProps {
  match: FoundMatch;
  number?: number | undefined; // of its move on the board
  onPoint: (match: FoundMatch | undefined) => void; // at its area on the board
  children?: ComponentChildren;
}

function verdict(match: FoundMatch): string {
  if (match.outcome !== undefined) return words.outcome(match.outcome);
  return match.constraint === undefined ? "" : match.constraint;
}

export function MatchItem({ match, number, onPoint, children }: MatchItemProps): JSX.Element {
  const point = (): void => onPoint(match);
  const leave = (): void => onPoint(undefined);
  return (
    <li class="match" onMouseEnter={point} onMouseLeave={leave} onFocusCapture={point} onBlurCapture={leave}>
      <div class="match-head">
        {number !== undefined && <span class="badge">{number}</span>}
        <strong>{match.vertex ?? words.areaOfShape}</strong>
        <a href={link({ entry: entryName({ database: match.database, name: match.name }) })}>{match.name}</a>
        <span class="aside">
          {match.kind} · {match.orientation} · {words.side(match.colour)}
          {match.classes !== "" && ` · ${match.classes}`}
        </span>
      </div>
      {match.remarks.length > 0 && <p class="remark">{match.remarks.join(" ")}</p>}
      {verdict(match) !== "" && <p class="verdict">{verdict(match)}</p>}
      {match.class_conditions?.reason !== undefined && <p class="verdict">{match.class_conditions.reason}</p>}
      {children}
    </li>
  );
}
