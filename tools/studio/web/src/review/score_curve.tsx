// How the expected score goes through a line of play.
import type { JSX } from "preact";
import { words } from "../words.ts";

const height = 100;
const turnHeight = 14;
const leastSpan = 20; // points from the middle to the top

export interface ScoreAt {
  place: number; // on the line
  mean: number; // Black's points less White's
  lower: number;
  upper: number;
}

interface ScoreCurveProps {
  scores: ScoreAt[]; // by place
  last: number; // place of the line
  at: number | undefined; // the place that is looked at
  turns?: number[]; // places that are marked
  onGo: (place: number) => void;
}

type Height = (points: number) => number;

function curve(scores: ScoreAt[], y: Height): string {
  return scores.map(({ place, mean }, i) => `${i === 0 ? "M" : "L"}${place} ${y(mean)}`).join("");
}

// Between which four in five results lie.
function band(scores: ScoreAt[], y: Height): string {
  const upper = scores.map((score, i) => `${i === 0 ? "M" : "L"}${score.place} ${y(score.upper)}`);
  const lower = [...scores].reverse().map((score) => `L${score.place} ${y(score.lower)}`);
  return scores.length < 2 ? "" : `${upper.join("")}${lower.join("")}z`;
}

export function ScoreCurve({ scores, last, at, turns = [], onGo }: ScoreCurveProps): JSX.Element {
  const end = Math.max(last, 1);
  const span = Math.max(leastSpan, ...scores.map(({ mean }) => Math.abs(mean) * 1.1));
  const y: Height = (points) => height / 2 - (Math.min(Math.max(points, -span), span) / span) * (height / 2);
  const legend = words.scoreCurve(span) + (turns.length > 0 ? ` ${words.turnsAreMarked}` : "");
  const onClick = (event: MouseEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    onGo(Math.min(Math.max(Math.round(((event.clientX - left) / width) * end), 0), last));
  };
  return (
    <>
      <svg class="score-curve" viewBox={`0 0 ${end} ${height}`} preserveAspectRatio="none" role="img" aria-label={legend} onClick={onClick}>
        <path class="band" d={band(scores, y)} />
        <path class="even" d={`M0 ${height / 2}H${end}`} />
        <path class="curve" d={curve(scores, y)} />
        {turns.length > 0 && <path class="turns" d={turns.map((turn) => `M${turn} 0V${turnHeight}M${turn} ${height}V${height - turnHeight}`).join("")} />}
        {at !== undefined && <path class="here" d={`M${at} 0V${height}`} />}
      </svg>
      <p class="aside">{legend}</p>
    </>
  );
}
