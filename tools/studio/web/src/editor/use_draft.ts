// What the server thinks of an entry while it is written: one question at a time, and always of the latest text.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Finding } from "../answers/entries.ts";
import { Refusal } from "../answers/ask.ts";
import { words } from "../words.ts";
import { type Draft, draft, findingsOfFile, type OpenFile } from "./writing.ts";

export interface Judged {
  of: string; // the text that was judged
  draft?: Draft;
  refusal?: string;
}

export function useDraft(open: OpenFile, text: string, position: object): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  const latest = useRef(text);
  const isAsking = useRef(false);
  latest.current = text;
  const stop = useRef<AbortController>();
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current?.abort();
  }, []);
  useEffect(() => {
    const { signal } = stop.current!;
    const judge = async (): Promise<void> => {
      isAsking.current = true;
      let asked: string;
      do {
        asked = latest.current;
        const answer = await draft(open, asked, position, signal).then(
          (told) => ({ draft: told }),
          (error: unknown) => ({ refusal: error instanceof Refusal ? error.message : words.noServer }),
        );
        if (signal.aborted) return;
        setJudged({ of: asked, ...answer });
      } while (asked !== latest.current);
      isAsking.current = false;
    };
    if (!isAsking.current) void judge();
  }, [text]);
  return judged;
}

export interface FileFindings {
  of: string; // the text of the entry with which the file was judged
  findings: Finding[];
  refusal?: string; // why nothing can be said of the file
}

// All that is wrong in the file; asked for once nothing was written for a while.
const pause = 400;

export function useFileFindings(open: OpenFile, text: string): FileFindings | undefined {
  const [found, setFound] = useState<FileFindings>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = (): void => {
      findingsOfFile(open, text, stop.signal).then(
        (findings) => setFound({ of: text, findings }),
        (error: unknown) => {
          if (!stop.signal.aborted) setFound({ of: text, findings: [], refusal: error instanceof Refusal ? error.message : words.noServer });
        },
      );
    };
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return found;
}
