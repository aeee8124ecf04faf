// The expected scores of the positions along a line, asked one after another for as long as somebody wants.
import { useEffect, useState } from "preact/hooks";
import { ask, question, Refusal } from "../answers/ask.ts";
import type { PositionAnswer } from "../answers/position.ts";
import { words } from "../words.ts";
import { coarseToFine } from "./sampling.ts";

export type Score = PositionAnswer["expected_score"];

export interface Scores {
  known: ReadonlyMap<number, Score>; // by place on the line
  isRunning: boolean;
  trouble: string; // why it ended before its end; empty for no reason
  run: (wanted: boolean) => void;
}

export function useScores(game: string, line: number[]): Scores {
  const [known, setKnown] = useState<ReadonlyMap<number, Score>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const [trouble, setTrouble] = useState("");
  const run = (wanted: boolean): void => {
    setTrouble("");
    setRunning(wanted);
  };
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
      () => setRunning(false),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setRunning(false);
        setTrouble(error instanceof Refusal ? error.message : words.noServer);
      },
    );
    return () => stop.abort();
  }, [isRunning, game, end]);
  return { known, isRunning, trouble, run };
}
