import { type Cents, shareRounded } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { savingRules } from '../assumptions';
import { freeAmount } from '../freeAmount';
import { mapOutcome, type Outcome } from '../outcome';
import { knownFree } from './knownFree';
import { defineFigure } from '../defineFigure';

export interface SavingPotential {
  net: Cents;
  /** F4; may be negative. */
  free: Cents;
  /** Saved today. */
  savings: Cents;
  /** 80 % of what is free, 0 when nothing is. */
  fromFree: Cents;
  /** Sparpotenzial: savings + fromFree. */
  potential: Cents;
  /** Zielsparbetrag: 20 % of net, at most the potential. */
  target: Cents;
}

/** F8 Sparpotenzial and Zielsparbetrag of a month. Missing: net, expenses, contracts. */
export function savingPotential(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
): Outcome<SavingPotential> {
  return mapOutcome(knownFree(household), (free) => {
    const { net, savings } = freeAmount(household);
    const fromFree = shareRounded(Math.max(0, free), savingRules.freeShare);
    const potential = savings + fromFree;
    const target = Math.min(shareRounded(net, savingRules.targetShare), potential);
    return { net, free, savings, fromFree, potential, target };
  });
}

export const savingPotentialFigure = /* @__PURE__ */ defineFigure('savingPotential', {
  number: 'F8',
  documents: ['incomes', 'expenses', 'contracts', 'absences'],
  unit: 'moneyMonthly',
  source: 'F4',
  of: (household) => savingPotential(household),
  amount: ({ potential }) => potential,
  explained: true,
});

export const savingTargetFigure = /* @__PURE__ */ defineFigure('savingTarget', {
  number: 'F8',
  documents: ['incomes', 'expenses', 'contracts', 'absences'],
  unit: 'moneyMonthly',
  source: 'F4',
  of: (household) => savingPotential(household),
  amount: ({ target }) => target,
  explained: true,
});
