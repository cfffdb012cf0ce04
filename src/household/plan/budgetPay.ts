import { type Cents, shareRounded } from '@vp-digital/core/finance';
import { netEstimate } from '../figures/netEstimate';
import type { BudgetFacts } from './planFacts';

/** Today's net of somebody's work. */
export const payOf = ({ household }: BudgetFacts, personId: string): Cents =>
  Object.values(household.incomes.items).reduce(
    (all, income) => (income.personId === personId && isPay(income.kind) ? all + (income.net ?? 0) : all),
    0,
  );

export const isPay = (kind: string): boolean =>
  kind === 'salary' || kind === 'officialPay' || kind === 'profit' || kind === 'sideJob';

/**
 * The net of somebody who works a share of the hours: what the payslip says, by the ratio of two estimates (F2); undefined
 * where an estimate lacks a fact. A side job stays.
 */
export function partTimeNet(facts: BudgetFacts, personId: string, share: number): Cents | undefined {
  const { household, date } = facts;
  let all = 0;
  for (const income of Object.values(household.incomes.items)) {
    if (income.personId !== personId || !isPay(income.kind)) continue;
    if (income.kind === 'sideJob') {
      all += income.net ?? 0;
      continue;
    }
    if (income.gross === undefined) return undefined;
    const now = netEstimate(household, income, date);
    const then = netEstimate(household, { ...income, gross: shareRounded(income.gross, share) }, date);
    if (now.kind !== 'estimated' || then.kind !== 'estimated' || now.net <= 0) return undefined;
    all += Math.round((income.net ?? 0) * Math.max(0, then.net / now.net));
  }
  return all;
}
