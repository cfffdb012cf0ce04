import { premiumsFigure } from '@vp-digital/core/household';
import type { ExpensesData } from '../../shared/budget/data';

/** Whether anything is known of contracts: else what is left of the month is only what is known so far. */
export const knowsContracts = (data: ExpensesData, date: string): boolean =>
  premiumsFigure.of(data, { date }).kind === 'computed';
