// Which patterns match the position.
import type { JSX } from "preact";
import type { FoundMatch, MatchAnswer } from "../answers/position.ts";
import type { Asked } from "../answers/use_answer.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { MatchItem } from "./match_item.tsx";
import { numbered } from "./shown_board.ts";

interface MatchesPanelProps {
  asked: Asked<MatchAnswer>;
  onPoint: (match: FoundMatch | undefined) => void;
}

function key(match: FoundMatch): string {
  return `${match.database}/${match.pattern} ${match.colour} ${match.orientation} ${match.corners.join()}`;
}

export function MatchesPanel({ asked, onPoint }: MatchesPanelProps): JSX.Element {
  return (
    <Told asked={asked}>
      {({ matches }) => {
        const refused = matches.filter((match) => match.outcome === "false");
        const kept = matches.filter((match) => match.outcome !== "false");
        const numbers = numbered(kept);
        const list = (some: FoundMatch[]): JSX.Element => (
          <ul class="matches">
            {some.map((match) => (
              <MatchItem key={key(match)} match={match} number={match.move === null ? undefined : numbers.get(match.move)} onPoint={onPoint} />
            ))}
          </ul>
        );
        return (
          <>
            <p>{kept.length === 0 ? words.noMatch : words.matchCount(kept.length, numbers.size)}</p>
            {list(kept)}
            {refused.length > 0 && (
              <details>
                <summary>{words.falseCount(refused.length)}</summary>
                {list(refused)}
              </details>
            )}
          </>
        );
      }}
    </Told>
  );
}
