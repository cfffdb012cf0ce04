import type { SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import type { Period } from '../period';
import { knowsEveryday } from './everydayCategories';
import { knownContracts } from './knowsContracts';
import { knownNet } from './knownNet';

/**
 * What can be said of what is left (F4): `unknown` while the net or the living costs are; `soFar` while nobody was asked
 * for contracts, which take more of it, `everydaySoFar` while expenses of everyday life are missing; `short` where even what is known is more than comes in; else `free`.
 */
export type LeftOfMonth = 'unknown' | 'soFar' | 'everydaySoFar' | 'short' | 'free';

export function leftOfMonth(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
  period: Period = 'month',
): LeftOfMonth {
  const lives = Object.values(household.expenses.items).some(({ amount }) => amount > 0);
  if (knownNet(household).kind !== 'computed' || !lives) return 'unknown';
  if (freeAmount(household, period).free < 0) return 'short';
  if (knownContracts(household).kind !== 'computed') return 'soFar';
  return knowsEveryday(household) ? 'free' : 'everydaySoFar';
}
