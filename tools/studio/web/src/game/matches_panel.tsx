// Which patterns match the position.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { FoundMatch, MatchAnswer } from "../answers/position.ts";
import type { Asked } from "../answers/use_answer.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { MatchList } from "./match_list.tsx";
import { numbered } from "./shown_board.ts";

interface MatchesPanelProps {
  asked: Asked<MatchAnswer>;
  onPoint: (match: FoundMatch | undefined) => void;
}

function Matches({ matches, onPoint }: { matches: FoundMatch[]; onPoint: MatchesPanelProps["onPoint"] }): JSX.Element {
  const { kept, refused, numbers } = useMemo(() => {
    const kept = matches.filter((match) => match.outcome !== "false");
    return { kept, refused: matches.filter((match) => match.outcome === "false"), numbers: numbered(kept) };
  }, [matches]);
  return (
    <>
      <p>{kept.length === 0 ? words.noMatch : words.matchCount(kept.length, numbers.size)}</p>
      <MatchList matches={kept} numbers={numbers} onPoint={onPoint} />
      {refused.length > 0 && (
        <details>
          <summary>{words.falseCount(refused.length)}</summary>
          <MatchList matches={refused} numbers={numbers} onPoint={onPoint} />
        </details>
      )}
    </>
  );
}

export function MatchesPanel({ asked, onPoint }: MatchesPanelProps): JSX.Element {
  return <Told asked={asked}>{({ matches }) => <Matches matches={matches} onPoint={onPoint} />}</Told>;
}
