// An answer of the server as the state of a component.
import { useEffect, useState } from "preact/hooks";
import { words } from "../words.ts";
import { ask, keptAnswer, Refusal } from "./ask.ts";
import { useRevision } from "./revision.ts";

export interface Asked<Answer> {
  answer?: Answer; // the last one that came, of an earlier question where `isWaiting`
  refusal?: string;
  isWaiting: boolean;
}

interface Settled<Answer> {
  url: string;
  revision: number;
  answer?: Answer;
  refusal?: string;
}

// Undefined: nothing is asked. A question waits `delay` milliseconds, so that one which the next key overtakes is not asked.
export function useAnswer<Answer>(url: string | undefined, delay = 0): Asked<Answer> {
  const revision = useRevision();
  const [settled, setSettled] = useState<Settled<Answer>>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const stop = new AbortController();
    const start = (): void => {
      ask<Answer>(url, stop.signal).then(
        (answer) => {
          if (!stop.signal.aborted) setSettled({ url, revision, answer });
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setSettled({ url, revision, refusal: error instanceof Refusal ? error.message : words.noServer });
        },
      );
    };
    const timer = setTimeout(start, delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [url, revision, delay]);
  if (url === undefined) return { isWaiting: false };
  const known = keptAnswer(url) as Answer | undefined;
  if (known !== undefined) return { answer: known, isWaiting: false };
  const isWaiting = settled?.url !== url || settled.revision !== revision;
  const { answer, refusal } = settled ?? {};
  return {
    ...(answer === undefined ? {} : { answer }),
    ...(refusal === undefined || isWaiting ? {} : { refusal }),
    isWaiting,
  };
}
