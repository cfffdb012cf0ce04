import type { Contract, SectionData } from '../../documents';
import { defineFigure, type OfPeriod } from '../defineFigure';
import { computed, factsOf, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { type BudgetMonth, budgetOf } from './budgetMonth';
import { isPremiumMissing } from '../monthly';
import { knownFree } from '../budget/knownFree';
import { knowsContracts } from '../budget/knowsContracts';
import { knownNet } from '../budget/knownNet';

export type { BudgetMonth };

type Budget = Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>;

const budgetDocuments = ['incomes', 'expenses', 'contracts'] as const;
const contractDocuments = [...budgetDocuments, 'absences'] as const;

export const freeAmountFigure = /* @__PURE__ */ defineFigure('freeAmount', {
  number: 'F4',
  documents: contractDocuments,
  unit: 'moneyOfPeriod',
  source: 'F1, F3',
  of: (household, input: OfPeriod) => mapOutcome(knownFree(household), () => budgetOf(household, input)),
  amount: ({ exact }) => exact.free,
  shown: ({ shown }) => shown.free,
  explained: true,
});

const none = <Document extends { items: object }>(document: Document): Document => ({
  ...document,
  items: {},
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
  counts: ({ incomes, contracts }) => ({ incomes: none(incomes), contracts: none(contracts) }),
  amount: ({ exact }) => exact.expenses,
  shown: ({ shown }) => shown.expenses,
  explained: true,
});

const ofKind = ({ contracts }: Budget, kind: Contract['kind']): Budget['contracts'] => ({
  ...contracts,
  items: Object.fromEntries(Object.entries(contracts.items).filter(([, contract]) => contract.kind === kind)),
});

/** What the contracts of a kind cost, whatever else the household earns and spends. */
const countsKind = (kind: Contract['kind']) => (household: Budget) => ({
  incomes: none(household.incomes),
  expenses: none(household.expenses),
  contracts: ofKind(household, kind),
});

const lacksPremium = (kind: Contract['kind']) => (household: Budget) =>
  Object.values(ofKind(household, kind).items).some(isPremiumMissing);

type BudgetWithAbsences = Pick<SectionData, (typeof contractDocuments)[number]>;

const ofContracts =
  (kind: Contract['kind']) =>
  (household: BudgetWithAbsences, input: OfPeriod): Outcome<BudgetMonth> =>
    knowsContracts(household, kind) ? computed(budgetOf(household, input)) : missing('contracts');

const contractCosts = {
  number: 'F4',
  documents: contractDocuments,
  unit: 'moneyOfPeriod',
  source: 'F3',
} as const;

export const premiumsFigure = /* @__PURE__ */ defineFigure('premiums', {
  ...contractCosts,
  of: /* @__PURE__ */ ofContracts('insurance'),
  counts: /* @__PURE__ */ countsKind('insurance'),
  isPart: /* @__PURE__ */ lacksPremium('insurance'),
  amount: ({ exact }) => exact.insurance,
  shown: ({ shown }) => shown.insurance,
  explained: true,
});

export const loanRatesFigure = /* @__PURE__ */ defineFigure('loanRates', {
  ...contractCosts,
  of: /* @__PURE__ */ ofContracts('loan'),
  counts: /* @__PURE__ */ countsKind('loan'),
  isPart: /* @__PURE__ */ lacksPremium('loan'),
  amount: ({ exact }) => exact.loanRates,
  shown: ({ shown }) => shown.loanRates,
  explained: true,
});

export const savingRatesFigure = /* @__PURE__ */ defineFigure('savingRates', {
  ...contractCosts,
  of: /* @__PURE__ */ ofContracts('saving'),
  counts: /* @__PURE__ */ countsKind('saving'),
  isPart: /* @__PURE__ */ lacksPremium('saving'),
  amount: ({ exact }) => exact.savings,
  shown: ({ shown }) => shown.savings,
  explained: true,
});

const shareOf =
  (kind: Contract['kind']) =>
  (household: BudgetWithAbsences, input: OfPeriod): Outcome<BudgetMonth> => {
    const net = knownNet(household);
    const contracts = ofContracts(kind)(household, input);
    const facts = factsOf(net, contracts);
    return facts.length > 0 ? missingAll(facts) : contracts;
  };

export const savingsRateFigure = /* @__PURE__ */ defineFigure('savingsRate', {
  number: 'F7',
  documents: contractDocuments,
  unit: 'share',
  source: 'F4',
  of: /* @__PURE__ */ shareOf('saving'),
  amount: ({ exact }) => exact.savings / exact.net,
  shown: ({ shares }) => shares?.savings ?? 0,
  explained: true,
});

export const debtServiceFigure = /* @__PURE__ */ defineFigure('debtService', {
  number: 'F7',
  documents: contractDocuments,
  unit: 'share',
  source: 'F4',
  of: /* @__PURE__ */ shareOf('loan'),
  amount: ({ exact }) => exact.loanRates / exact.net,
  shown: ({ shares }) => shares?.loanRates ?? 0,
  explained: true,
});
