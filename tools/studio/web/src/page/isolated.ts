// Names in scripts that run from right to left, in a line of text: what stands beside them keeps its place.

const turnsLines = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

export function isolated(text: string): string {
  return turnsLines.test(text) ? `\u2068${text}\u2069` : text;
}
