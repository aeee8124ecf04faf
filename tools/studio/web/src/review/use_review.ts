// The review of a game as the state of a component.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../answers/ask.ts";
import type { ReviewAnswer } from "../answers/review.ts";
import { useRevision } from "../answers/revision.ts";
import { announce } from "../page/announcer.tsx";
import { words } from "../words.ts";
import { askReview, dropOldReview, followReview, giveUpReview, keptReview, type Progress } from "./reviewing.ts";

export interface Reviewing {
  review: ReviewAnswer | undefined; // the last one that was whole
  isRunning: boolean;
  progress: Progress | undefined; // of the one that runs
  trouble: string; // why there is none; empty for no reason
  begin: () => void;
  stop: () => void;
}

// Each quarter of the way is told once.
function quarterTeller(): (progress: Progress) => void {
  let last = 0;
  return ({ done, all }) => {
    const quarter = Math.floor((4 * done) / all);
    if (quarter > last && quarter < 4) announce(words.movesReviewed(done, all));
    last = quarter;
  };
}

export function useReview(game: string): Reviewing {
  const [review, setReview] = useState(keptReview(game));
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [trouble, setTrouble] = useState("");
  const asking = useRef<AbortController>();
  const givenUp = useRef(Promise.resolve());

  const giveUp = (): void => {
    if (!asking.current || asking.current.signal.aborted) return;
    asking.current.abort();
    givenUp.current = giveUpReview();
  };
  useEffect(() => giveUp, []);
  const revision = useRevision();
  useEffect(() => {
    if (!review) return undefined;
    const leave = new AbortController();
    const tellIfOld = (isOld: boolean): void => {
      if (!isOld || leave.signal.aborted) return;
      setReview(undefined);
      setTrouble(words.reviewIsOld);
      announce(words.reviewIsOld);
    };
    dropOldReview(game, leave.signal).then(tellIfOld, () => undefined); // the game itself tells of trouble
    return () => leave.abort();
  }, [review, revision]);

  const begin = (): void => {
    if (isRunning) return;
    const stop = new AbortController();
    asking.current = stop;
    setRunning(true);
    setProgress(undefined);
    setTrouble("");
    announce(words.reviewBegins);
    const tellQuarter = quarterTeller();
    const tell = (next: Progress): void => {
      setProgress(next);
      tellQuarter(next);
    };
    followReview(stop.signal, tell).catch(() => undefined); // the review itself tells of trouble
    const end = (message: string): void => {
      if (stop.signal.aborted) return;
      stop.abort();
      setRunning(false);
      announce(message);
    };
    const failed = (error: unknown): void => {
      if (stop.signal.aborted) return;
      const reason = error instanceof Refusal ? error.message : words.noServer;
      setTrouble(reason);
      end(reason);
    };
    // What was given up before must be heard of first.
    givenUp.current
      .then(() => askReview(game, stop.signal))
      .then((answer) => {
        if (stop.signal.aborted) return;
        setReview(answer);
        end(words.reviewIsWhole(answer.turning_points.length));
      })
      .catch(failed);
  };
  const stop = (): void => {
    giveUp();
    setRunning(false);
    announce(words.reviewStopped);
  };
  return { review, isRunning, progress, trouble, begin, stop };
}
