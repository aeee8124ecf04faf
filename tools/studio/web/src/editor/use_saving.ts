// Saving what is written: one save at a time, and what there is to tell of the last one.
import { useRef, useState } from "preact/hooks";
import { Refusal } from "../answers/ask.ts";
import { announce } from "../page/announcer.tsx";
import { dropUnsaved } from "../page/unsaved.ts";
import { words } from "../words.ts";
import { type Conflict, save, type WrittenText } from "./saving.ts";
import type { OpenFile } from "./writing.ts";

export interface Ready {
  text: string; // of the whole file
  tests: string; // empty where there are none
  leave: () => void; // to the view that comes behind the save
  isLatest: () => boolean; // whether nothing was written, and the view not left, since
}

export interface Saving {
  conflict: Conflict | undefined;
  trouble: string; // empty where there is none
  isSaving: boolean;
  save: (over?: string) => Promise<void>; // the text of that hash; unless told, the one that was opened or saved last
}

export function useSaving(open: OpenFile, ready: () => Promise<Ready>): Saving {
  const [conflict, setConflict] = useState<Conflict>();
  const [trouble, setTrouble] = useState("");
  const written = useRef<WrittenText>();
  const [isSaving, setSaving] = useState(false);
  const isAsking = useRef(false);
  const saveNow = async (over = written.current?.hash ?? open.hash): Promise<void> => {
    setTrouble("");
    try {
      const { text, tests, leave, isLatest } = await ready();
      const outcome = await save({ file: open.file, hash: over, text, tests }, written.current);
      written.current = outcome.written ?? written.current;
      setConflict(outcome.conflict);
      setTrouble(outcome.trouble ?? "");
      if (outcome.conflict || outcome.trouble !== undefined) return;
      announce(words.saved(open.file));
      if (!isLatest()) return;
      dropUnsaved();
      leave();
    } catch (error) {
      setTrouble(error instanceof Refusal ? error.message : words.noServer);
    }
  };
  return {
    conflict,
    trouble,
    isSaving,
    save: async (over) => {
      if (isAsking.current) return;
      isAsking.current = true;
      setSaving(true);
      await saveNow(over);
      isAsking.current = false;
      setSaving(false);
    },
  };
}
