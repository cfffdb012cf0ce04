import type { SectionData } from '../../documents';
import { defineFigure, type OfPeriod } from '../defineFigure';
import { computed, mapOutcome, missing, type Outcome } from '../outcome';
import { type BudgetMonth, budgetOf } from './budgetMonth';
import { knownFree } from '../budget/knownFree';
import { knownNet } from '../budget/knownNet';

type Budget = Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>;

const budgetDocuments = ['incomes', 'expenses', 'contracts'] as const;

export const freeAmountFigure = /* @__PURE__ */ defineFigure('freeAmount', {
  number: 'F4',
  documents: budgetDocuments,
  unit: 'moneyOfPeriod',
  source: 'F1, F3',
  of: (household, input: OfPeriod) => mapOutcome(knownFree(household), () => budgetOf(household, input)),
  amount: ({ exact }) => exact.free,
  shown: ({ shown }) => shown.free,
  explained: true,
});

/** Nobody lives on nothing. */
const livingCosts = (household: Budget, input: OfPeriod): Outcome<BudgetMonth> => {
  const budget = budgetOf(household, input);
  return budget.exact.expenses > 0 ? computed(budget) : missing('expenses');
};

export const livingCostsFigure = /* @__PURE__ */ defineFigure('livingCosts', {
  number: 'F4',
  documents: budgetDocuments,
  unit: 'moneyOfPeriod',
  source: 'F3',
  of: livingCosts,
  amount: ({ exact }) => exact.expenses,
  shown: ({ shown }) => shown.expenses,
  explained: true,
});

const contractCosts = {
  number: 'F4',
  documents: budgetDocuments,
  unit: 'moneyOfPeriod',
  source: 'F3',
  of: (household: Budget, input: OfPeriod) => computed(budgetOf(household, input)),
} as const;

export const premiumsFigure = /* @__PURE__ */ defineFigure('premiums', {
  ...contractCosts,
  amount: ({ exact }) => exact.insurance,
  shown: ({ shown }) => shown.insurance,
  explained: true,
});

export const loanRatesFigure = /* @__PURE__ */ defineFigure('loanRates', {
  ...contractCosts,
  amount: ({ exact }) => exact.loanRates,
  shown: ({ shown }) => shown.loanRates,
  explained: true,
});

export const savingRatesFigure = /* @__PURE__ */ defineFigure('savingRates', {
  ...contractCosts,
  amount: ({ exact }) => exact.savings,
  shown: ({ shown }) => shown.savings,
  explained: true,
});

export const savingsRateFigure = /* @__PURE__ */ defineFigure('savingsRate', {
  number: 'F7',
  documents: budgetDocuments,
  unit: 'share',
  source: 'F4',
  of: (household, input: OfPeriod) => mapOutcome(knownNet(household), () => budgetOf(household, input)),
  amount: ({ exact }) => exact.savings / exact.net,
  shown: ({ shares }) => shares?.savings ?? 0,
  explained: true,
});

export const debtServiceFigure = /* @__PURE__ */ defineFigure('debtService', {
  number: 'F7',
  documents: budgetDocuments,
  unit: 'share',
  source: 'F4',
  of: (household, input: OfPeriod) => mapOutcome(knownNet(household), () => budgetOf(household, input)),
  amount: ({ exact }) => exact.loanRates / exact.net,
  shown: ({ shares }) => shares?.loanRates ?? 0,
  explained: true,
});
