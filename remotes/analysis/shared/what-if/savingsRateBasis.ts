import type { Rate } from '@vp-digital/core/finance';
import { type DataOf, savingsRateFigure } from '@vp-digital/core/household';

export interface SavingsRateBasis {
  /** As it is shown, in basis points. */
  before: number;
  /** The rate behind a shown one: that of now is not rounded. */
  rateOf(value: number): Rate;
}

/** The savings rate as something to be tried; undefined while it is not known. */
export function savingsRateBasis(
  data: DataOf<typeof savingsRateFigure.documents>,
  date: string,
): SavingsRateBasis | undefined {
  const outcome = savingsRateFigure.of(data, { date });
  if (outcome.kind !== 'computed') return undefined;
  const before = Math.round((outcome.value.shares?.savings ?? 0) * 1_000) * 10;
  const { savings, net } = outcome.value.exact;
  return { before, rateOf: (value) => (value === before ? savings / net : value / 10_000) };
}
