import {
  type PlannedGoal,
  type PlannedSaving,
  type ProjectionPlan,
  type Rate,
  type RecurringAmount,
  shareRounded,
} from '@vp-digital/core/finance';
import type { Contract, Expense, GoalCategory, SavingContract } from '../documents';
import { type Assumptions, assumptionsOf } from '../figures/assumptionsOf';
import { costIn, monthlyExpense } from '../figures/monthly';
import { sum } from '../figures/net';
import { assetTraits, savingTraits } from '../figures/wealth/assetTraits';
import { eventEffects } from './budgetEvents';

import { budgetIncomes, childBenefitEnds } from './budgetIncomes';
import { budgetLoans } from './budgetLoans';
import { type PlanMonths, planMonths } from './budgetMonths';
import { payOf } from './budgetPay';
import { budgetLastAgeOf, type BudgetSettings, budgetStressRules } from './budgetSettings';
import { deathOfAll } from './deathEvent';
import type { EventEffect, EventFlow } from './eventEffect';
import type { BudgetFacts } from './planFacts';

export interface BudgetPlan {
  months: PlanMonths;
  projection: ProjectionPlan;
  effects: readonly EventEffect[];
  /**
   * Loans that are not wholly known: without interest they are followed without it; without a debt their rate is paid to their
   * end, or to the end of the plan.
   */
  openLoans: readonly string[];
  /** Rates of loans among the premiums of the projection: those of houses to come and of loans of unknown debt. */
  rates: readonly RecurringAmount[];
}

interface Given {
  facts: BudgetFacts;
  settings: BudgetSettings;
  plan: PlanMonths;
  assumed: Assumptions;
  effects: readonly EventEffect[];
}

/**
 * The household of today followed to the end of life in the amounts of each year: incomes, pensions and expenses by their
 * assumed rises, loans by their terms, contracts as agreed, goals at their date, and what the events change of it.
 */
export function budgetPlan(facts: BudgetFacts, settings: BudgetSettings): BudgetPlan {
  const last = budgetLastAgeOf(settings) * 12;
  const length = Math.max(12, ...facts.persons.map(({ age }) => last - age));
  const plan = planMonths(facts.date, Math.min(1_200, length));
  const effects = eventEffects(facts, settings.events, plan);
  const given = { facts, settings, plan, assumed: assumptionsOf(facts.household), effects };
  const { loans, rates, open } = budgetLoans(given);
  const { inflation, accountReturn, savingsReturn } = given.assumed;
  const allRates = [...rates, ...effects.flatMap((effect) => flows(plan, effect.loanRates, 0))];
  return {
    months: plan,
    effects,
    openLoans: open,
    rates: allRates,
    projection: {
      start: plan.begin,
      months: plan.months,
      inflation,
      assets: assetsOf(given),
      returns: { immediate: accountReturn, 'twelve-months': savingsReturn, bound: savingsReturn },
      incomes: [
        ...budgetIncomes({ ...given, pay: [...effects.flatMap(({ pay }) => pay), ...stoppedPay(given)] }),
        ...effects.flatMap(({ incomes }) => flows(plan, incomes, inflation, given.assumed.pensionGrowth)),
      ],
      pensions: pensionsOf(given),
      expenses: [...livingOf(given), ...effects.flatMap((effect) => flows(plan, effect.expenses, inflation))],
      premiums: [...premiumsOf(given), ...allRates],
      savings: savingsOf(given),
      loans,
      goals: goalsOf(given),
    },
  };
}

const flows = (
  plan: PlanMonths,
  list: readonly EventFlow[],
  prices: Rate,
  pensions = prices,
): RecurringAmount[] =>
  list.flatMap(({ amount, from, until, fixed, isPension }) => {
    const span = plan.span(from, until);
    const growth = fixed ? 0 : isPension ? pensions : prices;
    return span ? [{ amount, growth, ...span }] : [];
  });

function assetsOf({ facts, settings }: Given): ProjectionPlan['assets'] {
  const money = { immediate: 0, 'twelve-months': 0, bound: 0 };
  for (const { kind, value, liquidity = assetTraits[kind].liquidity } of Object.values(
    facts.household.assets.items,
  ))
    money[liquidity === 'twelveMonths' ? 'twelve-months' : liquidity] += value;
  if (settings.stresses.includes('crash'))
    money['twelve-months'] -= shareRounded(money['twelve-months'], budgetStressRules.crash.share);
  return money;
}

/** Stress: who earns most earns nothing for some months. */
function stoppedPay({ facts, settings }: Given) {
  const [first] = facts.persons.toSorted(
    (one, other) => payOf(facts, other.personId) - payOf(facts, one.personId),
  );
  if (!settings.stresses.includes('noPay') || !first) return [];
  return [{ personId: first.personId, from: 1, until: 1 + budgetStressRules.noPay.months, share: 0 }];
}

/** Net pensions are told in today's money, so they rise from today on as assumed. */
function pensionsOf({ facts, plan, assumed, effects }: Given) {
  const moved = effects.flatMap(({ pensions }) => pensions);
  return facts.pensions.flatMap(({ kind, personIds, net, notBefore = 0 }) => {
    const starts = facts.persons.filter(({ personId }) => personIds.includes(personId));
    const early =
      kind === 'statutory' || kind === 'civilService'
        ? moved.find(({ personId }) => personId === personIds[0])
        : undefined;
    const from = early?.from ?? Math.max(notBefore, ...starts.map(({ monthsLeft }) => monthsLeft));
    const span = plan.span(from, Math.min(plan.months, deathOfAll(effects, personIds)));
    return span ? [{ amount: early?.net ?? net, netFactor: 1, growth: assumed.pensionGrowth, ...span }] : [];
  });
}

/** What the household lives on as today, in today's purchasing power; what is spent for children ends with the last one. */
function livingOf({ facts, settings, plan, assumed, effects }: Given): RecurringAmount[] {
  const { items } = facts.household.expenses;
  const dearer = settings.stresses.includes('energyFood') ? 1 + budgetStressRules.energyFood.share : 1;
  const amountOf = (expense: Expense) => {
    const amount = monthlyExpense(expense);
    return expense.category === 'energy' || expense.category === 'groceries'
      ? Math.round(amount * dearer)
      : amount;
  };
  const total = (ofChildren: boolean) =>
    sum(
      Object.values(items).flatMap((one) =>
        (one.category === 'children') === ofChildren ? [amountOf(one)] : [],
      ),
    );
  const growth = assumed.inflation;
  const grown = Math.max(0, ...childBenefitEnds(facts, plan).map(({ month }) => month));
  const span = plan.span(0, grown > 0 ? grown : plan.months);
  const children = total(true) > 0 && span ? [{ amount: total(true), growth, ...span }] : [];
  const saved = effects.flatMap((effect) => effect.saved);
  const cuts = [...new Set([0, ...saved.map(({ from }) => from)])].sort((a, b) => a - b);
  const living = cuts.flatMap((from, index): RecurringAmount[] => {
    const active = sum(saved.filter((flow) => flow.from <= from).map(({ amount }) => amount));
    const amount = Math.max(0, total(false) - settings.keptMore - active);
    const stretch = plan.span(from, cuts[index + 1] ?? plan.months);
    return stretch ? [{ amount, growth, ...stretch }] : [];
  });
  return [...living, ...children];
}

/** What replaces pay ends with it. */
const ofPay: ReadonlySet<string> = new Set([
  'disability',
  'reducedEarning',
  'basicAbilities',
  'dailySickness',
]);

function premiumsOf({ facts, plan, assumed, effects }: Given): RecurringAmount[] {
  return Object.values(facts.household.contracts.items).flatMap((contract): RecurringAmount[] => {
    if (contract.kind !== 'insurance') return [];
    const amount = costIn('month', contract);
    const ends =
      ofPay.has(contract.line) || contract.line === 'termLife' ? endOf(facts, plan, contract) : plan.months;
    const span = plan.span(0, Math.min(ends, deathOfAll(effects, contract.personIds)));
    const growth = contract.line === 'healthFull' ? assumed.premiumGrowth : assumed.inflation;
    return amount > 0 && span ? [{ amount, growth, ...span }] : [];
  });
}

/** Its own end, else the start of the pension of those whose it is. */
function endOf(facts: BudgetFacts, plan: PlanMonths, { end, personIds }: Contract): number {
  if (end !== undefined) return plan.monthOf(end) + 1;
  const owners = facts.persons.filter(({ personId }) => personIds.includes(personId));
  return Math.max(0, ...(owners.length > 0 ? owners : facts.persons).map(({ monthsLeft }) => monthsLeft));
}

const ofOldAge: ReadonlySet<SavingContract['line']> = new Set([
  'privatePension',
  'basicPension',
  'riester',
  'companyPension',
]);

function savingsOf({ facts, plan, effects }: Given): PlannedSaving[] {
  const received = effects.flatMap((effect) =>
    effect.received.flatMap(({ month, amount }): PlannedSaving[] => {
      const span = plan.span(month, month + 1);
      return span ? [{ liquidity: 'immediate', amount: 0, subsidy: amount, ...span }] : [];
    }),
  );
  const contracts = Object.values(facts.household.contracts.items).flatMap((contract): PlannedSaving[] => {
    if (contract.kind !== 'saving') return [];
    const { liquidity } = savingTraits[contract.line];
    const end = endOf(facts, plan, contract);
    const span = plan.span(0, Math.min(end, deathOfAll(effects, contract.personIds)));
    const pays = !ofOldAge.has(contract.line) && liquidity === 'bound' && end > 0 && end <= plan.months;
    const common = {
      liquidity: liquidity === 'twelveMonths' ? ('twelve-months' as const) : liquidity,
      balance: contract.balance ?? 0,
      ...(pays && { payout: plan.day(end - 1) }),
    };
    if (!span) return contract.balance === undefined ? [] : [{ ...common, amount: 0 }];
    const { employerShare = 0 } = contract;
    return [{ ...common, ...span, amount: costIn('month', contract), subsidy: employerShare }];
  });
  return [...contracts, ...received];
}

/** What is no amount that is spent at a date: a reserve stays, old age and loans stand in the plan themselves. */
const notSpent: ReadonlySet<GoalCategory> = new Set(['reserve', 'retirement', 'debtFree']);

function goalsOf({ facts, plan, effects }: Given): PlannedGoal[] {
  const goals = Object.values(facts.household.goals.items).flatMap(
    ({ category, target, term }): PlannedGoal[] => {
      if (notSpent.has(category) || target === undefined || term === undefined) return [];
      const month = plan.monthOf(term);
      return month >= 0 && month < plan.months ? [{ amount: target, date: plan.day(month) }] : [];
    },
  );
  const once = effects.flatMap((effect) => effect.once);
  return [
    ...goals,
    ...once
      .filter(({ month }) => month < plan.months)
      .map(({ month, amount }): PlannedGoal => ({ amount, date: plan.day(month) })),
  ];
}
