// Where two texts differ: what stands from `begin` to `end` in the first one is replaced by what stands there up to `newEnd` in the other.
export interface Change {
  begin: number;
  end: number;
  newEnd: number;
}

export function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) ++begin;
  let tail = 0;
  while (tail < shorter - begin && before[before.length - 1 - tail] === after[after.length - 1 - tail]) ++tail;
  return { begin, end: before.length - tail, newEnd: after.length - tail };
}
