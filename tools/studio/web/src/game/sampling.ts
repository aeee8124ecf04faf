// The order in which positions of a game are asked about, so that a curve is coarse soon and fine at last: both ends, then
// the middle, then the middles of the halves, and so on.
export function coarseToFine(count: number): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const add = (index: number): void => {
    if (index < 0 || index >= count || seen.has(index)) return;
    seen.add(index);
    order.push(index);
  };
  add(0);
  add(count - 1);
  let step = 1;
  while (step < count) step *= 2;
  for (; step >= 1; step /= 2) for (let index = 0; index < count; index += step) add(index);
  return order;
}
