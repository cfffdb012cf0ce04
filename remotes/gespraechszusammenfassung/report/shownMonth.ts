import type { Cents } from '@vp-digital/core/finance';
import { type FreeAmount, freeAmount, type SectionData } from '@vp-digital/core/household';
import { nearestEuro, wholeEuros } from './wholeEuros';

export const monthParts = ['expenses', 'insurance', 'loanRates', 'savings'] as const;
export type MonthPart = (typeof monthParts)[number];

/**
 * The month in whole euros, as every page of the report shows it: net and free as they stand alone elsewhere too, the
 * four between them so that the column adds up. Lists of a part are shown so that they add up to the part.
 */
export function shownMonth(data: Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>): FreeAmount {
  const exact = freeAmount(data);
  const net = nearestEuro(exact.net);
  const free = nearestEuro(exact.free);
  const amounts = wholeEuros(
    monthParts.map((part) => exact[part]),
    net - free,
  );
  const parts = Object.fromEntries(monthParts.map((part, index) => [part, amounts[index]]));
  return { ...(parts as Record<MonthPart, Cents>), net, free }; // one amount per part, in their order
}
