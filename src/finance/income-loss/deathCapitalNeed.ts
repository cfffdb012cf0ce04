import { type Cents, requireAmount, requireCount, requireList, requireRecord } from '../core';

export interface DeathCapitalNeedInput {
  debts: Cents;
  /** Net income of a month that falls away. */
  netMonth: Cents;
  /** Months of income to bridge (24 in F18). */
  bridgingMonths: number;
  /** Ages of the children in completed years. */
  childAges: readonly number[];
  /** Need of a child a month (200 euros in F18) until it is grown up (18). */
  childNeedMonth: Cents;
  childUntilAge: number;
  /** Money at hand that is not earmarked. */
  creditableAssets: Cents;
  /** Sum of existing life cover. */
  existingCover: Cents;
}

export interface DeathCapitalNeed {
  debts: Cents;
  bridging: Cents;
  children: Cents;
  creditableAssets: Cents;
  /** Capital that should be there; 0 when assets cover everything. */
  need: Cents;
  existingCover: Cents;
  gap: Cents;
}

/**
 * Capital a household needs when one earner dies (F18): debts, months of income, children until grown up, less
 * assets; the gap is what existing cover leaves open. Cents. Throws `negative-amount`, `invalid-input`.
 */
export function deathCapitalNeed(input: DeathCapitalNeedInput): DeathCapitalNeed {
  requireRecord(input, 'input');
  const debts = requireAmount(input.debts, 'debts');
  const months = requireCount(input.bridgingMonths, 'bridgingMonths', 0, 1_200);
  const bridging = requireAmount(input.netMonth, 'netMonth') * months;
  const perYear = requireAmount(input.childNeedMonth, 'childNeedMonth') * 12;
  const until = requireCount(input.childUntilAge, 'childUntilAge', 0, 40);
  const children = requireList(input.childAges, 'childAges').reduce((sum, age) => {
    return sum + perYear * Math.max(0, until - requireCount(age, 'childAges', 0, 120));
  }, 0);
  const creditableAssets = requireAmount(input.creditableAssets, 'creditableAssets');
  const existingCover = requireAmount(input.existingCover, 'existingCover');
  const need = Math.max(0, debts + bridging + children - creditableAssets);
  return {
    debts,
    bridging,
    children,
    creditableAssets,
    need,
    existingCover,
    gap: Math.max(0, need - existingCover),
  };
}
