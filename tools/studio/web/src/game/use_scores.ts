// The expected scores of the positions along a line, asked one after another for as long as somebody wants.
import { useEffect, useState } from "preact/hooks";
import { ask, question } from "../answers/ask.ts";
import type { PositionAnswer } from "../answers/position.ts";
import { coarseToFine } from "./sampling.ts";

export type Score = PositionAnswer["expected_score"];

export interface Scores {
  known: ReadonlyMap<number, Score>; // by place on the line
  isRunning: boolean;
  run: (wanted: boolean) => void;
}

export function useScores(game: string, line: number[]): Scores {
  const [known, setKnown] = useState<ReadonlyMap<number, Score>>(new Map());
  const [isRunning, run] = useState(false);
  const end = line.at(-1);
  useEffect(() => {
    setKnown(new Map());
    run(false);
  }, [game, end]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const stop = new AbortController();
    const askAll = async (): Promise<void> => {
      for (const place of coarseToFine(line.length)) {
        if (known.has(place)) continue;
        const { expected_score } = await ask<PositionAnswer>(question("position", { game, node: line[place] }), stop.signal);
        setKnown((now) => new Map(now).set(place, expected_score));
      }
    };
    askAll().then(
      () => run(false),
      () => {
        if (!stop.signal.aborted) run(false);
      },
    );
    return () => stop.abort();
  }, [isRunning, game, end]);
  return { known, isRunning, run };
}
