// The review of a game: how it is made, what it says of the move at hand, and where the game turned.
import type { JSX } from "preact";
import type { Side } from "../answers/position.ts";
import type { ReviewAnswer } from "../answers/review.ts";
import { words } from "../words.ts";
import type { ReviewLine } from "./lines.ts";
import { MoveClaims } from "./move_claims.tsx";
import { PhaseTable } from "./phase_table.tsx";
import { ScoreCurve } from "./score_curve.tsx";
import type { Reviewing } from "./use_review.ts";

export interface ReviewedPlace {
  move: number; // of the main line, the last one up to the position; 0 for none
  isInVariation: boolean;
}

interface WalkReview {
  at: ReviewedPlace;
  shown: ReviewLine | undefined; // stands on the board
  onGo: (move: number) => void;
  onShowLine: (line: ReviewLine | undefined) => void;
}

function Making({ review, isRunning, progress, trouble, begin, stop }: Reviewing): JSX.Element {
  return (
    <>
      <p class="buttons">
        <button type="button" onClick={isRunning ? stop : begin}>
          {isRunning ? words.stopReview : review ? words.reviewAgain : words.beginReview}
        </button>
        {isRunning && (
          <>
            <progress aria-label={words.progressOfReview} max={progress?.all ?? 1} value={progress?.done ?? 0} />
            <span class="aside">{progress ? words.movesReviewed(progress.done, progress.all) : words.reviewBegins}</span>
          </>
        )}
      </p>
      {trouble !== "" && <p class="refusal">{trouble}</p>}
    </>
  );
}

function TurningPoints({ review, at, onGo }: { review: ReviewAnswer } & Pick<WalkReview, "at" | "onGo">): JSX.Element {
  if (review.turning_points.length === 0) return <p>{words.noTurningPoint}</p>;
  return (
    <ul class="turning-points">
      {review.turning_points.map((number) => {
        const { colour, vertex, claims } = review.moves[number - 1]!;
        return (
          <li key={number}>
            <button type="button" class="link" aria-current={!at.isInVariation && at.move === number ? "true" : undefined} onClick={() => onGo(number)}>
              {words.reviewedMove(number, colour, vertex)}
            </button>{" "}
            {claims.find(({ kind }) => kind === "turning-point")?.text}
          </li>
        );
      })}
    </ul>
  );
}

function OfPlace({ review, at, shown, onGo, onShowLine }: { review: ReviewAnswer } & WalkReview): JSX.Element {
  const move = review.moves[at.move - 1];
  if (at.isInVariation)
    return (
      <p>
        {words.reviewIsOfMainLine}{" "}
        <button type="button" class="link" onClick={() => onGo(at.move)}>
          {words.backToMainLine}
        </button>
      </p>
    );
  return move ? <MoveClaims move={move} shown={shown} onShowLine={onShowLine} /> : <p>{words.walkToMove}</p>;
}

const sides: Side[] = ["black", "white"];

export function ReviewPanel({ reviewing, ...walk }: { reviewing: Reviewing } & WalkReview): JSX.Element {
  const { review } = reviewing;
  return (
    <>
      <Making {...reviewing} />
      {!review && <p class="aside">{words.whatReviewTells}</p>}
      {review && (
        <>
          <OfPlace review={review} {...walk} />
          <h2>{words.turningPoints}</h2>
          <TurningPoints review={review} at={walk.at} onGo={walk.onGo} />
          <ScoreCurve
            scores={review.positions.map(({ score, lower, upper }, place) => ({ place, mean: score, lower, upper }))}
            last={review.moves.length}
            at={walk.at.isInVariation ? undefined : walk.at.move}
            turns={review.turning_points}
            onGo={walk.onGo}
          />
          <h2>{words.summary}</h2>
          {sides.map((side) => (
            <PhaseTable key={side} side={side} phases={review.phases[side]} />
          ))}
          {review.summary
            .filter(({ kind }) => kind !== "phase")
            .map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          {review.warnings.map((warning) => (
            <p key={warning} class="aside">
              {warning}
            </p>
          ))}
        </>
      )}
    </>
  );
}
