// The texts that an entry had while it was edited, for undoing.

export interface History {
  texts: string[]; // the first as it was loaded
  at: number; // which of them stands
  isTyped: boolean; // whether the last step was typed: what is typed in one go is undone at once
}

const mostSteps = 500;

export function begun(text: string): History {
  return { texts: [text], at: 0, isTyped: false };
}

export function textOf(history: History): string {
  return history.texts[history.at]!;
}

// What was undone before is gone.
export function edited(history: History, text: string, isTyped: boolean): History {
  if (text === textOf(history)) return history;
  const kept = history.texts.slice(0, history.at + 1);
  const goesOn = isTyped && history.isTyped && kept.length > 1 && !text.endsWith("\n");
  const texts = [...(goesOn ? kept.slice(0, -1) : kept), text].slice(-mostSteps);
  return { texts, at: texts.length - 1, isTyped };
}

export function undone(history: History): History {
  return history.at === 0 ? history : { ...history, at: history.at - 1, isTyped: false };
}

export function redone(history: History): History {
  return history.at === history.texts.length - 1 ? history : { ...history, at: history.at + 1, isTyped: false };
}
