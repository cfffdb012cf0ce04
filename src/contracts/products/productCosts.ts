import { type Cents, roundHalfUp } from '@vp-digital/core/finance';
import type { Product } from './product';

/** What comes back when somebody stops. */
export interface StoppedAfter {
  years: number;
  paid: Cents;
  back: Cents;
  /** paid − back, less than 0 where more comes back than was paid. */
  lost: Cents;
}

/** After how many years stopping is shown. */
export const stoppingYears = [1, 3, 5, 10] as const;

/** What stopping early costs in euros, for a payment of a month or of once. */
export function stoppingCosts(
  { stopping }: Pick<Product, 'stopping'>,
  { month = 0, once = 0 }: { month?: Cents; once?: Cents },
): StoppedAfter[] {
  return stoppingYears.map((years) => {
    const paid = once + month * 12 * years;
    const part =
      stopping.kind === 'consumed' ? 0 : (stopping.after.findLast(([at]) => at <= years)?.[1] ?? 0);
    const back = roundHalfUp(paid * part);
    return { years, paid, back, lost: paid - back };
  });
}

interface CostInput {
  once?: Cents;
  month?: Cents;
  years: number;
  /** Yearly return before costs, a part of one: one of the common assumptions. */
  yearlyReturn: number;
}

/**
 * All costs of so many years in euros, for what is paid in at the beginning of months: entry, acquisition over the first
 * five years, what is taken each year of what is there, and what is fixed. Undefined where no costs are known.
 */
export function productCosts(
  { costs }: Pick<Product, 'costs'>,
  { once = 0, month = 0, years, yearlyReturn }: CostInput,
): Cents | undefined {
  if (!costs) return undefined;
  const months = years * 12;
  const acquisition = costs.acquisition * month * months;
  const spread = Math.min(60, months);
  let [value, total] = [0, 0];
  for (let index = 0; index < months; index += 1) {
    const paid = month + (index === 0 ? once : 0);
    const entry = paid * costs.entry + (index < spread ? acquisition / spread : 0);
    const grown = (value + paid - entry) * (1 + yearlyReturn) ** (1 / 12);
    const running = Math.max(0, grown) * (1 - (1 - costs.yearly) ** (1 / 12)) + costs.yearlyFixed / 12;
    value = Math.max(0, grown - running);
    total += entry + running;
  }
  return roundHalfUp(total);
}
