/** Precision of rates; for arguments up to ten a double is still this precise. */
const PRECISION = 1e-14;

/**
 * The argument at which a rising function crosses zero, or `undefined` when it does not between the bounds.
 *
 * Bisection: slower than Newton's method and never astray, which matters more for a rate that a customer sees.
 */
export function bisect(rising: (argument: number) => number, from: number, to: number): number | undefined {
  let [low, high] = [from, to];
  if (rising(low) > 0 || rising(high) < 0) return undefined;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
