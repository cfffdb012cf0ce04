import { type EarningLoss, type LossMonth, lossRules } from '@vp-digital/core/household';

/** The middle of sick pay, the first of private pensions, the first after sick pay: by which each stretch of time is shown. */
const stretches = [3, 7, lossRules.sickMonths + 1] as const;

/** A month of each stretch of time, the first and the last. */
export function stretchMonths({ months }: Pick<EarningLoss, 'months'>): LossMonth[] {
  const numbers = new Set([1, ...stretches, months.length]);
  return months.filter(({ month }) => numbers.has(month));
}

/** Every sixth month; on a telephone every year. */
export const monthMarks = (last: number) =>
  Array.from({ length: Math.floor(last / 6) + 1 }, (_, index) => ({
    at: index * 6,
    label: String(index * 6),
    minor: index % 2 === 1,
  }));
