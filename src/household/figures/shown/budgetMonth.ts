import type { Rate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import type { OfPeriod } from '../defineFigure';
import { type FreeAmount, freeAmount } from '../freeAmount';
import { shownFreeAmount, shownSharesOfNet } from './shownFreeAmount';

/** F4 with its parts, exact, as shown, and as shares of the net if that is known. */
export interface BudgetMonth {
  exact: FreeAmount;
  shown: FreeAmount;
  shares: Record<keyof FreeAmount, Rate> | undefined;
}

type Budget = Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>;

/** Per month by default. */
export const budgetOf = (household: Budget, { period }: OfPeriod): BudgetMonth => ({
  exact: freeAmount(household, period),
  shown: shownFreeAmount(household, period),
  shares: shownSharesOfNet(household, period),
});
