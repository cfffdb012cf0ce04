const ITERATIONS = 200;

/**
 * The argument at which a rising function crosses zero, or `undefined` when it does not between the bounds.
 *
 * Bisection: slower than Newton's method and never astray, which matters more for a rate that a customer sees.
 */
export function bisect(rising: (argument: number) => number, from: number, to: number): number | undefined {
  let [low, high] = [from, to];
  if (rising(low) > 0 || rising(high) < 0) return undefined;
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
