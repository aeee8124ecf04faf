// The expected scores of the positions along a line, asked one after another for as long as somebody wants.
import { useEffect, useState } from "preact/hooks";
import { ask, question, Refusal } from "../answers/ask.ts";
import type { PositionAnswer } from "../answers/position.ts";
import { useRevision } from "../answers/revision.ts";
import { words } from "../words.ts";
import { coarseToFine } from "./sampling.ts";

export type Score = PositionAnswer["expected_score"];

export interface Scores {
  known: ReadonlyMap<number, Score>; // by place on the line
  isRunning: boolean;
  trouble: string; // why it ended before its end; empty for no reason
  run: (wanted: boolean) => void;
}

// Other patterns judge otherwise.
interface Judged {
  of: string; // a line, and the files as they were
  scores: ReadonlyMap<number, Score>;
}

const none: ReadonlyMap<number, Score> = new Map();

export function useScores(game: string, line: number[]): Scores {
  const [judged, setJudged] = useState<Judged>({ of: "", scores: none });
  const [isWanted, setWanted] = useState(false);
  const [trouble, setTrouble] = useState("");
  const revision = useRevision();
  const run = (wanted: boolean): void => {
    setTrouble("");
    setWanted(wanted);
  };
  const end = line.at(-1);
  const of = JSON.stringify([game, end, revision]);
  const scoresOf = (now: Judged): ReadonlyMap<number, Score> => (now.of === of ? now.scores : none);
  const known = scoresOf(judged);
  const isRunning = isWanted && known.size < line.length;
  useEffect(() => run(false), [game, end]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const stop = new AbortController();
    const askAll = async (): Promise<void> => {
      for (const place of coarseToFine(line.length)) {
        if (known.has(place)) continue;
        const { expected_score } = await ask<PositionAnswer>(question("position", { game, node: line[place] }), stop.signal);
        if (stop.signal.aborted) return;
        setJudged((now) => ({ of, scores: new Map(scoresOf(now)).set(place, expected_score) }));
      }
    };
    askAll().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      setWanted(false);
      setTrouble(error instanceof Refusal ? error.message : words.noServer);
    });
    return () => stop.abort();
  }, [isRunning, of]);
  return { known, isRunning, trouble, run };
}
