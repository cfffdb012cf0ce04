import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import type { DebtPosition } from '../wealth';
import { carriedDebtFigure } from './carriedDebt';

/**
 * Debts together on a day: loans recorded some payments ago with what is left of them, all else as it was recorded.
 * Undefined while no loan is carried forward.
 */
export function carriedDebts(
  household: Pick<SectionData, 'contracts'>,
  { debts, date }: { debts: readonly DebtPosition[]; date: IsoDate },
): Cents | undefined {
  const onDay = debts.map(({ id, amount }) => {
    const carried = carriedDebtFigure.of(household, { entryId: id, date });
    const isCarried = carried.kind === 'computed' && carried.value.months > 0;
    return { isCarried, amount: isCarried ? carried.value.remainingDebt : amount };
  });
  if (!onDay.some(({ isCarried }) => isCarried)) return undefined;
  return onDay.reduce((sum, { amount }) => sum + amount, 0);
}
