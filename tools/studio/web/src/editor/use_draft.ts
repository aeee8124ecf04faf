// What the server thinks of a text while it is written: one question at a time, and always of the latest text.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../answers/ask.ts";
import { words } from "../words.ts";
import { type Draft, draft } from "./writing.ts";

export interface Judged {
  of: string; // the text that was judged
  draft?: Draft;
  refusal?: string;
}

export function useDraft(body: { text: string }): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  const latest = useRef(body);
  const isAsking = useRef(false);
  latest.current = body;
  const stop = useRef<AbortController>();
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current?.abort();
  }, []);
  useEffect(() => {
    const { signal } = stop.current!;
    const judge = async (): Promise<void> => {
      isAsking.current = true;
      let asked: { text: string };
      do {
        asked = latest.current;
        const answer = await draft(asked, signal).then(
          (told) => ({ draft: told }),
          (error: unknown) => ({ refusal: error instanceof Refusal ? error.message : words.noServer }),
        );
        if (signal.aborted) return;
        setJudged({ of: asked.text, ...answer });
      } while (asked.text !== latest.current.text);
      isAsking.current = false;
    };
    if (!isAsking.current) void judge();
  }, [body.text]);
  return judged;
}
