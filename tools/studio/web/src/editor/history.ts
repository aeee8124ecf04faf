// The texts that an entry had while it was edited, for undoing.
import { changeBetween } from "./change.ts";

export interface History {
  texts: string[]; // the first as it was loaded
  at: number; // which of them stands
  caret: number; // where its author is in that text: behind the last change
  typedAt?: number; // when the last step was typed, in milliseconds: what is typed in one go is undone at once
}

// What only an edit of the text itself tells.
export interface Typed {
  caret: number;
  time?: number; // not where an offered word was taken
}

const mostSteps = 500;
const longestPause = 1_000; // milliseconds; typing behind it is a step of its own

export function begun(text: string): History {
  return { texts: [text], at: 0, caret: text.length };
}

export function textOf(history: History): string {
  return history.texts[history.at]!;
}

// Whether typing goes on where it stopped, within a line.
function goesOn(history: History, text: string, { caret, time }: Typed): boolean {
  if (history.typedAt === undefined || time === undefined || time - history.typedAt > longestPause) return false;
  const added = text.length - textOf(history).length;
  const isThere = caret === history.caret || caret - added === history.caret;
  return isThere && text[caret - 1] !== "\n";
}

// What was undone before is gone.
export function edited(history: History, text: string, typed?: Typed): History {
  const before = textOf(history);
  if (text === before) return history;
  const kept = history.texts.slice(0, history.at + 1);
  if (typed && goesOn(history, text, typed)) kept.pop();
  const texts = [...kept, text].slice(-mostSteps);
  const caret = typed?.caret ?? changeBetween(before, text).newEnd;
  return { texts, at: texts.length - 1, caret, ...(typed?.time === undefined ? {} : { typedAt: typed.time }) };
}

function stepTo(history: History, at: number): History {
  const text = history.texts[at];
  if (text === undefined) return history;
  return { texts: history.texts, at, caret: changeBetween(textOf(history), text).newEnd };
}

export function undone(history: History): History {
  return stepTo(history, history.at - 1);
}

export function redone(history: History): History {
  return stepTo(history, history.at + 1);
}
