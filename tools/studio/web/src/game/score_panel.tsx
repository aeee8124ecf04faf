// How the expected score goes through the line that is looked at.
import type { JSX } from "preact";
import { RefusalText } from "../page/refusal_text.tsx";
import { ScoreCurve } from "../review/score_curve.tsx";
import { words } from "../words.ts";
import { useScores } from "./use_scores.ts";

interface ScorePanelProps {
  game: string;
  line: number[]; // nodes, from the root
  at: number; // place on the line
  onGo: (node: number) => void;
}

export function ScorePanel({ game, line, at, onGo }: ScorePanelProps): JSX.Element {
  const { known: scores, isRunning, trouble, run } = useScores(game, line);
  const known = [...scores].sort(([a], [b]) => a - b).map(([place, { mean, lower, upper }]) => ({ place, mean, lower, upper }));
  const here = scores.get(at);
  return (
    <>
      <p>
        <button type="button" onClick={() => run(!isRunning)} aria-disabled={known.length === line.length}>
          {isRunning ? words.stopScores : words.startScores}
        </button>{" "}
        <span class="aside">
          {words.scoresKnown(known.length, line.length)}
        </span>
      </p>
      {trouble !== "" && <RefusalText text={trouble} />}
      {known.length > 0 && <ScoreCurve scores={known} last={line.length - 1} at={at} onGo={(place) => onGo(line[place]!)} />}
      {here && <p>{words.score(here.mean, here.lower, here.upper)}</p>}
    </>
  );
}
