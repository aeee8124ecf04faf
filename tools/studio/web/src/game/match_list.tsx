// Matches in their order, some at a time: a position may have tens of thousands.
import { memo } from "preact/compat";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { FoundMatch } from "../answers/position.ts";
import { words } from "../words.ts";
import { MatchItem } from "./match_item.tsx";

const atOnce = 100;

interface MatchListProps {
  matches: FoundMatch[];
  numbers: Map<string, number>; // of their moves on the board
  onPoint: (match: FoundMatch | undefined) => void;
}

function key(match: FoundMatch): string {
  return `${match.database}/${match.name} ${match.colour} ${match.orientation} ${match.corners.join()}`;
}

// Pointing at one of them draws none of them again.
export const MatchList = memo(function MatchList({ matches, numbers, onPoint }: MatchListProps): JSX.Element {
  const [most, setMost] = useState(atOnce);
  const missing = matches.length - most;
  return (
    <>
      <ul class="matches">
        {matches.slice(0, most).map((match) => (
          <MatchItem key={key(match)} match={match} number={match.vertex === null ? undefined : numbers.get(match.vertex)} onPoint={onPoint} />
        ))}
      </ul>
      {missing > 0 && (
        <p>
          <button type="button" onClick={() => setMost(most + atOnce)}>
            {words.showMore(Math.min(missing, atOnce), missing)}
          </button>
        </p>
      )}
    </>
  );
});
