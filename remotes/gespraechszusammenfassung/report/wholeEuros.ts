import type { Cents } from '@vp-digital/core/finance';

const euro = 100;

/** To the nearest whole euro, halves away from zero: as `format.euros` shows an amount that stands alone. */
export const nearestEuro = (amount: Cents): Cents =>
  Math.sign(amount) * Math.round(Math.abs(amount) / euro) * euro || 0; // never −0

/**
 * Amounts of any sign as whole euros (in cents) that add up to `total`, the whole euros that stand under them: each is
 * cut to the euro below it, and those that lost most get one more (largest remainder, the earlier one on a tie).
 *
 * Each is its amount cut or raised to a whole euro, so less than one euro away from it. Why: a total less than a euro
 * from the sum leaves more than the lost cents less one euro to hand out, and less than the lost cents plus one; that
 * is no negative number of euros, and no more than there are amounts that lost something. A total exactly one euro
 * away (ends that were both halves and rounded apart) leaves the same, but where all amounts are whole euros already:
 * then the largest one is exactly one euro away. Throws `RangeError` for a total further away.
 */
export function wholeEuros(amounts: readonly Cents[], total: Cents = nearestEuro(sum(amounts))): Cents[] {
  if (total % euro !== 0 || Math.abs(total - sum(amounts)) > euro)
    throw new RangeError('the total is not what the amounts add up to');
  const cut = amounts.map((amount) => Math.floor(amount / euro) * euro);
  const left = (total - sum(cut)) / euro;
  const lost = (index: number) => (amounts[index] ?? 0) - (cut[index] ?? 0);
  const raised = new Set(
    amounts
      .map((_, index) => index)
      .sort((a, b) => lost(b) - lost(a) || size(amounts[b]) - size(amounts[a]))
      .slice(0, Math.abs(left)),
  );
  return cut.map((amount, index) => (raised.has(index) ? amount + Math.sign(left) * euro : amount) || 0);
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0);

const size = (amount = 0) => Math.abs(amount);
