import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { goalSavings } from '../goals/goalFunds';
import { monthlyOwnSaving } from '../monthly';
import { type PotAmounts, type SavingsPot, savingsPots } from '../savings/savingsPots';
import { savingTraits } from '../wealth/assetTraits';

type Household = Pick<SectionData, 'contracts' | 'absences'>;

/**
 * Payments into pension contracts are part of retirement, whose pot is at least as large: the pots that are filled last
 * make room for it. Savings on accounts fill the pots in their order. What is bound or may fall, as Bausparen and funds, is
 * no reserve: it fills the others first.
 */
export function newPots(household: Household, pots: PotAmounts, running: Cents): PotAmounts {
  const saved = goalSavings(household);
  const pensions = Math.min(running, saved.kind === 'computed' ? saved.value.pensionRates : 0);
  const onAccounts = Math.min(running - pensions, accountSavings(household));
  const left = { ...pots, retirement: Math.max(0, pots.retirement - pensions) };
  const others = savingsPots.filter((pot) => pot !== 'retirement').toReversed();
  takeFrom(left, others, pensions - (pots.retirement - left.retirement));
  takeFrom(left, ['goals', 'free', 'retirement', 'reserve'], running - pensions - onAccounts);
  takeFrom(left, savingsPots, onAccounts);
  return left;
}

/** Saved a month as money on an account. */
const accountSavings = ({ contracts }: Household): Cents =>
  Object.values(contracts.items).reduce(
    (sum, contract) =>
      contract.kind === 'saving' && savingTraits[contract.line].assetClass === 'money'
        ? sum + monthlyOwnSaving(contract)
        : sum,
    0,
  );

/** Takes an amount from pots, one after the other, as far as they go. */
function takeFrom(left: Record<SavingsPot, Cents>, pots: readonly SavingsPot[], amount: Cents): void {
  let open = amount;
  for (const pot of pots) {
    const part = Math.min(open, left[pot]);
    left[pot] -= part;
    open -= part;
  }
}
