// How the expected score goes through the line that is looked at.
import type { JSX } from "preact";
import { words } from "../words.ts";
import type { Score } from "./use_scores.ts";
import { useScores } from "./use_scores.ts";

const height = 100;
const leastSpan = 20; // points from the middle to the top

interface ScorePanelProps {
  game: string;
  line: number[]; // nodes, from the root
  at: number; // place on the line
  onGo: (node: number) => void;
}

type Known = [number, Score][];

function curve(known: Known, y: (points: number) => number): string {
  return known.map(([place, { mean }], i) => `${i === 0 ? "M" : "L"}${place} ${y(mean)}`).join("");
}

// Between which four in five results lie.
function band(known: Known, y: (points: number) => number): string {
  const upper = known.map(([place, score], i) => `${i === 0 ? "M" : "L"}${place} ${y(score.upper)}`);
  const lower = [...known].reverse().map(([place, score]) => `L${place} ${y(score.lower)}`);
  return known.length < 2 ? "" : `${upper.join("")}${lower.join("")}z`;
}

export function ScorePanel({ game, line, at, onGo }: ScorePanelProps): JSX.Element {
  const { known: scores, isRunning, run } = useScores(game, line);
  const known: Known = [...scores].sort(([a], [b]) => a - b);
  const span = Math.max(leastSpan, ...known.map(([, { mean }]) => Math.abs(mean) * 1.1));
  const y = (points: number): number => height / 2 - (Math.min(Math.max(points, -span), span) / span) * (height / 2);
  const last = Math.max(line.length - 1, 1);
  const here = scores.get(at);
  const onClick = (event: MouseEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    onGo(line[Math.round(((event.clientX - left) / width) * last)]!);
  };
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
      {known.length > 0 && (
        <>
          <svg
            class="score-curve"
            viewBox={`0 0 ${last} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={words.scoreCurve(span)}
            onClick={onClick}
          >
            <path class="band" d={band(known, y)} />
            <path class="even" d={`M0 ${height / 2}H${last}`} />
            <path class="curve" d={curve(known, y)} />
            <path class="here" d={`M${at} 0V${height}`} />
          </svg>
          <p class="aside">{words.scoreCurve(span)}</p>
        </>
      )}
      {here && <p>{words.score(here.mean, here.lower, here.upper)}</p>}
    </>
  );
}
