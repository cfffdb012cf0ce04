import type { Cents } from '@vp-digital/core/finance';
import type { SavingContract, SectionData } from '../../documents';
import { knowsContracts } from '../budget/knowsContracts';
import { savingPotential } from '../budget/savingPotential';
import { defineFigure } from '../defineFigure';
import { monthlyOwnSaving } from '../monthly';
import { sum } from '../net';
import { computed, mapOutcome, missing, type Outcome } from '../outcome';

export interface GoalSavings {
  /** All saving rates of a month (F4). */
  savings: Cents;
  /** Those of pension contracts: they pay a pension, and no goal before. */
  pensionRates: Cents;
  /** savings − pensionRates: what is set aside for goals today. */
  planned: Cents;
}

export interface GoalPotential extends GoalSavings {
  /** The part of what is free that can be saved, too (F8). */
  fromFree: Cents;
  /** planned + fromFree: what can be saved for goals a month. */
  possible: Cents;
}

const pensionLines: ReadonlySet<SavingContract['line']> = new Set([
  'privatePension',
  'basicPension',
  'riester',
  'companyPension',
]);

/** What is saved a month that goals can be paid from. Missing: contracts, while nobody was asked. */
export function goalSavings(household: Pick<SectionData, 'contracts' | 'absences'>): Outcome<GoalSavings> {
  if (!knowsContracts(household, 'saving')) return missing('contracts');
  const saving = Object.values(household.contracts.items).filter((contract) => contract.kind === 'saving');
  const savings = sum(saving.map(monthlyOwnSaving));
  const pensionRates = sum(saving.filter(({ line }) => pensionLines.has(line)).map(monthlyOwnSaving));
  return computed({ savings, pensionRates, planned: savings - pensionRates });
}

/** F8 Sparpotenzial less what goes into pension contracts. Missing: net, expenses, contracts. */
export function goalPotential(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
): Outcome<GoalPotential> {
  const potential = savingPotential(household);
  const saved = goalSavings(household);
  if (saved.kind !== 'computed') return potential.kind === 'missing' ? potential : saved;
  return mapOutcome(potential, ({ fromFree }) => ({
    ...saved.value,
    fromFree,
    possible: saved.value.planned + fromFree,
  }));
}

export const goalSavingsFigure = /* @__PURE__ */ defineFigure('goalSavings', {
  number: 'F4',
  documents: ['contracts', 'absences'],
  unit: 'moneyMonthly',
  source: 'F3',
  of: (household) => goalSavings(household),
  amount: ({ planned }) => planned,
  explained: true,
});

export const goalPotentialFigure = /* @__PURE__ */ defineFigure('goalPotential', {
  number: 'F8',
  documents: ['incomes', 'expenses', 'contracts', 'absences'],
  unit: 'moneyMonthly',
  source: 'F4',
  of: (household) => goalPotential(household),
  amount: ({ possible }) => possible,
  explained: true,
});
