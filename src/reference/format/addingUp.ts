import type { Cents, Rate } from '@vp-digital/core/finance';

const euro = 100;

/** To the nearest whole euro, halves away from zero: how an amount on its own is shown. */
export const nearestEuro = (amount: Cents): Cents => nearest(amount, euro);

/**
 * Amounts of any sign as whole euros (in cents) that add up to `total`, the whole euros that stand under them: each is
 * cut to the euro below it, and those that lost most get one more (largest remainder, the earlier one on a tie). What
 * is shown is so less than one euro away from what it is. Throws `RangeError` for a total that is not theirs.
 */
export const wholeEuros = (amounts: readonly Cents[], total?: Cents): Cents[] =>
  inSteps(amounts, euro, total);

/**
 * Two amounts in whole steps that add up to `total`: the first as it is shown on its own, the second takes the rest; if
 * that would put it a step or more away, the one that lost most is raised.
 */
export function roundedPair(
  kept: number,
  rest: number,
  total: number,
  step: number = euro,
): [number, number] {
  const rounded = nearest(kept, step);
  if (Math.abs(total - rounded - rest) < step) return [rounded, total - rounded || 0];
  const [first = 0, second = 0] = inSteps([kept, rest], step, total);
  return [first, second];
}

/**
 * What part of the whole each amount is, for a column that adds up: as shares of one with `decimals` of a percent, by
 * the same rule. Without a whole the parts are all there is: 100.0 %. None where there is nothing to divide.
 */
export function sharesOf(amounts: readonly Cents[], whole: Cents = sum(amounts), decimals = 1): Rate[] {
  if (whole <= 0) return [];
  const steps = 100 * 10 ** decimals;
  return inSteps(
    amounts.map((amount) => amount * steps),
    whole,
  ).map((share) => share / whole / steps);
}

/**
 * Integers as multiples of `step` that add up to `total`. Why it can be done: a total less than a step from the sum
 * leaves more than the lost parts less one step to hand out, and less than the lost parts plus one; that is no negative
 * number of steps, and no more than there are numbers that lost something. A total exactly one step away (ends that
 * were both halves and rounded apart) leaves the same, but where all are whole steps already: then the largest one is
 * exactly one step away.
 */
export function inSteps(
  values: readonly number[],
  step: number,
  total: number = nearest(sum(values), step),
): number[] {
  if (total % step !== 0 || Math.abs(total - sum(values)) > step)
    throw new RangeError('the total is not what the amounts add up to');
  const cut = values.map((value) => Math.floor(value / step) * step);
  const left = (total - sum(cut)) / step;
  const lost = (index: number) => (values[index] ?? 0) - (cut[index] ?? 0);
  const raised = new Set(
    values
      .map((_, index) => index)
      .sort((a, b) => lost(b) - lost(a) || size(values[b]) - size(values[a]))
      .slice(0, Math.abs(left)),
  );
  return cut.map((value, index) => (raised.has(index) ? value + Math.sign(left) * step : value) || 0);
}

const nearest = (value: number, step: number) =>
  Math.sign(value) * Math.round(Math.abs(value) / step) * step || 0; // never −0

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const size = (value = 0) => Math.abs(value);
