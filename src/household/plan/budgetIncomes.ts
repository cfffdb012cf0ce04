import type { Cents, Rate, RecurringAmount } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import type { Assumptions } from '../figures/assumptionsOf';
import { monthOfAgeEnd } from '../figures/monthOfAge';
import { benefitChildren } from '../figures/benefitChildren';
import { lastDayOf } from '../figures/incomeSecurity';
import { laterIncomes } from '../figures/laterIncomes';
import { personalIncomes } from '../figures/ownIncome';
import { childMonths } from './budgetEvents';

import type { PlanMonths } from './budgetMonths';
import { isPay } from './budgetPay';
import { deathOfAll } from './deathEvent';
import type { EventEffect, PayChange } from './eventEffect';
import type { BudgetFacts } from './planFacts';

/** A 13th salary is usually paid in November. */
const extraPayMonth = 11;

interface Given {
  facts: BudgetFacts;
  plan: PlanMonths;
  assumed: Assumptions;
  pay: readonly PayChange[];
  effects: readonly EventEffect[];
}

/**
 * What comes in until the pensions begin: pay rises as assumed and ends with the start of the own pension, Kindergeld ends
 * child by child; what is known to begin later begins then, what is known to end ends, and with a person what is that person's. Pensions that are drawn already are `pensions` where somebody still works.
 */
export function budgetIncomes(given: Given): RecurringAmount[] {
  const { facts, plan, assumed } = given;
  const incomes = { ...facts.household.incomes.items, ...laterIncomes(facts.household) };
  return Object.values(incomes).flatMap((income): RecurringAmount[] => {
    const from = income.from === undefined ? 0 : Math.max(0, plan.monthOf(income.from));
    const last = lastDayOf(income);
    const ends = last === undefined ? plan.months : plan.monthOf(last) + 1;
    const until = endsWithPerson.has(income.kind)
      ? Math.min(ends, deathOfAll(given.effects, [income.personId]))
      : ends;
    if (isPay(income.kind)) return payIn(given, income, { from, until });
    const span = plan.span(from, until);
    if (!span || income.net === undefined) return [];
    if (income.kind === 'childBenefit')
      return childBenefitIn(facts, plan, { net: income.net, until, growth: assumed.inflation });
    if (isPension(income.kind))
      return facts.allRetired ? [{ amount: income.net, growth: assumed.pensionGrowth, ...span }] : [];
    return [{ amount: income.net, growth: assumed.inflation, ...span }];
  });
}

/** Kindergeld, maintenance, rent and capital income stay with the household. */
const endsWithPerson: ReadonlySet<string> = new Set(personalIncomes);

const pensions: readonly string[] = [
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
];
const isPension = (kind: string) => pensions.includes(kind);

/** Pay of a person with all that changes it: stretches of the same share, and its yearly payments in their month. */
function payIn({ facts, plan, assumed, pay }: Given, income: Income, given: { from: number; until: number }) {
  const { personId, net = 0 } = income;
  const person = facts.persons.find((one) => one.personId === personId);
  const end = Math.min(given.until, plan.months, person?.monthsLeft ?? plan.months);
  const own = pay.filter((change) => change.personId === personId);
  const cuts = cutsOf(given.from, end, own);
  return cuts.flatMap((from, index): RecurringAmount[] => {
    const until = cuts[index + 1] ?? end;
    const share = own
      .filter((change) => change.from <= from && change.until > from)
      .reduce((least, change) => Math.min(least, change.share), 1);
    const raised = own.filter((change) => change.from <= from && change.until > from && change.share > 1);
    const factor = share === 1 && raised[0] ? raised[0].share : share;
    return stretchOf({ income, net, factor, from, until, plan, growth: assumed.payGrowth });
  });
}

function cutsOf(from: number, end: number, changes: readonly PayChange[]): number[] {
  const inside = changes.flatMap((change) => [change.from, change.until]);
  return [...new Set([from, ...inside])].filter((at) => at >= from && at < end).sort((a, b) => a - b);
}

interface PayStretch {
  income: Income;
  net: Cents;
  factor: number;
  from: number;
  until: number;
  plan: PlanMonths;
  growth: Rate;
}

function stretchOf({ income, net, factor, from, until, plan, growth }: PayStretch): RecurringAmount[] {
  const span = plan.span(from, until);
  if (!span || factor <= 0) return [];
  const of = (amount: Cents) => Math.round(amount * factor);
  const yearly = (amount: Cents, month: number): RecurringAmount[] => {
    const ahead = (month - Number(plan.day(from).slice(5, 7)) + 12) % 12;
    const paid = plan.span(from + ahead, until);
    return amount > 0 && paid ? [{ amount: of(amount), everyMonths: 12, growth, ...paid }] : [];
  };
  return [
    { amount: of(net), growth, ...span },
    ...yearly(net * (income.paymentsPerYear - 12), extraPayMonth),
    ...Object.values(income.specialPayments).flatMap((special) => yearly(special.net ?? 0, special.month)),
  ];
}

/** The recorded amount in equal parts, each until its child is grown up. */
function childBenefitIn(
  facts: BudgetFacts,
  plan: PlanMonths,
  { net, until, growth }: { net: Cents; until: number; growth: Rate },
): RecurringAmount[] {
  const known = childBenefitEnds(facts, plan);
  const ends = known.length > 0 ? known : [{ month: Math.min(until, childMonths) }]; // of a child that is not recorded
  const part = Math.floor(net / Math.max(1, ends.length));
  return ends.flatMap(({ month }, index): RecurringAmount[] => {
    const span = plan.span(0, month);
    return span ? [{ amount: index === 0 ? net - part * (ends.length - 1) : part, growth, ...span }] : [];
  });
}

/** The first month without Kindergeld, child by child. */
export const childBenefitEnds = ({ household, date }: BudgetFacts, plan: PlanMonths) =>
  benefitChildren(household, date).map(({ id, birthDate }) => {
    const at18 = plan.monthOf(monthOfAgeEnd(birthDate, 18)) + 1;
    return { personId: id, month: at18 > 0 ? at18 : plan.monthOf(monthOfAgeEnd(birthDate, 25)) + 1 };
  });
