import {
  type Cents,
  FinanceError,
  lawFor,
  type LoanMonth,
  loanSchedule,
  shareRounded,
} from '@vp-digital/core/finance';
import { incomeProtectionRules } from '../figures/assumptions';
import { disabilityCovers } from '../figures/protection/disabilityCovers';
import { disabilityEstimate } from '../figures/protection/disabilityEstimate';
import { pensionAtStart, pensionStartRange } from '../figures/retirement/pensionAtStart';

import type { PlanMonths } from './budgetMonths';
import { partTimeNet, payOf } from './budgetPay';
import type { LifeEvent } from './budgetSettings';
import { deathOf } from './deathEvent';
import type { EventEffect, EventField, EventFlow, Stretch } from './eventEffect';
import { survivorPay } from './survivorPay';
import type { BudgetFacts } from './planFacts';

const needed: Readonly<Record<LifeEvent['kind'], readonly EventField[]>> = {
  child: ['amount'],
  parentalLeave: ['personId', 'months', 'amount'],
  partTime: ['personId', 'share'],
  house: ['once', 'debt', 'interest', 'rate', 'amount', 'rent'],
  sabbatical: ['personId', 'months', 'amount'],
  unemployment: ['personId', 'months', 'amount'],
  care: ['personId', 'amount'],
  earlyPension: ['personId'],
  disability: ['personId'],
  death: ['personId', 'once'],
  houseSale: ['once', 'amount', 'rent'],
};

/** Kindergeld is paid for every child until it is 18 (§ 32 (3) EStG). */
export const childMonths = 18 * 12;

/**
 * What events change together: of somebody who has died nothing goes on, and what would come later is left out; a second
 * death too, as nobody would be left.
 */
export function eventEffects(
  facts: BudgetFacts,
  events: readonly LifeEvent[],
  months: PlanMonths,
): EventEffect[] {
  const effects = events.map((event) => eventEffect(facts, event, months));
  const [death] = effects.filter(({ died }) => died).toSorted((one, other) => one.from - other.from);
  if (!death?.died) return effects;
  const { personId, from } = death.died;
  const cut = (flows: readonly EventFlow[]) =>
    flows.map((flow) => ({ ...flow, until: Math.min(flow.until, from) }));
  return effects.map((effect) => {
    if (effect === death || (!effect.died && effect.event.personId !== personId)) return effect;
    if (effect.died || effect.from >= from)
      return { ...unchanged, event: effect.event, from: effect.from, until: effect.until, isExcluded: true };
    const { incomes, expenses, pensions, until } = effect;
    return {
      ...effect,
      until: Math.min(until, from),
      incomes: cut(incomes),
      expenses: cut(expenses),
      pensions: pensions.filter((pension) => pension.from < from),
    };
  });
}

/** What an event changes: what the law says is computed, what nobody knows is asked for and never made up. */
function eventEffect(facts: BudgetFacts, event: LifeEvent, months: PlanMonths): EventEffect {
  const from = Math.max(0, months.monthOf(event.from));
  const end = event.months === undefined ? months.months : from + event.months;
  const nothing: EventEffect = {
    ...unchanged,
    event,
    from,
    until: Math.min(end, months.months),
    lacks: lacksOf(facts, event),
  };
  if (nothing.lacks.length > 0) return nothing;
  return { ...nothing, ...changesOf(facts, event, { from, until: end }) };
}

const unchanged: Omit<EventEffect, 'event' | 'from' | 'until'> = {
  lacks: [],
  neverRepaid: false,
  pay: [],
  incomes: [],
  expenses: [],
  saved: [],
  loanRates: [],
  pensions: [],
  once: [],
  received: [],
  openSums: 0,
  isExcluded: false,
  monthly: 0,
};

function lacksOf(facts: BudgetFacts, event: LifeEvent): EventField[] {
  const lacks = needed[event.kind].filter((field) => event[field] === undefined);
  const { personId, share } = event;
  const isUnknown = personId !== undefined && !facts.persons.some((person) => person.personId === personId);
  if (isUnknown) return [...lacks, 'personId'];
  if (event.kind === 'earlyPension' && personId !== undefined && event.amount === undefined)
    return earlyPension(facts, personId, 0) === undefined ? [...lacks, 'amount'] : lacks;
  if (event.kind === 'death' && personId !== undefined && event.amount === undefined)
    return survivorPay(facts, personId) === undefined ? [...lacks, 'amount'] : lacks;
  if (event.kind === 'disability' && personId !== undefined && event.amount === undefined)
    return disabilityPension(facts, personId) === undefined ? [...lacks, 'amount'] : lacks;
  const isPartTime = event.kind === 'partTime' && personId !== undefined && share !== undefined;
  if (!isPartTime || event.amount !== undefined) return lacks;
  return partTimeNet(facts, personId, share / 10_000) === undefined ? [...lacks, 'amount'] : lacks;
}

/**
 * The statutory pension of who stops working in a month from today: from the earliest start on (§ 36 SGB VI), with the
 * access factor (§ 77 SGB VI) and without the points of the months in between. Undefined where it cannot be moved.
 */
export function earlyPension(
  { household, date, persons }: BudgetFacts,
  personId: string,
  month: number,
): { from: number; net: Cents } | undefined {
  const left = persons.find((person) => person.personId === personId)?.monthsLeft ?? 0;
  const range = pensionStartRange({ household, personId, date });
  if (range.kind !== 'computed' || left === 0) return undefined;
  const months = Math.min(0, Math.max(range.value.earliest, month - left));
  const moved = pensionAtStart({ household, personId, date, months });
  return moved.kind === 'computed' ? { from: left + months, net: moved.value.net } : undefined;
}

/**
 * What the state pays a month to who can no longer work at all (F12), net by the flat factor of F17 in today's money;
 * undefined where a fact of it is missing.
 */
export function disabilityPension({ household, date }: BudgetFacts, personId: string): Cents | undefined {
  const estimate = disabilityEstimate({ household, personId, date });
  if (estimate.kind !== 'computed') return undefined;
  const { disabilityNetShare, unfitNetShare } = incomeProtectionRules;
  const { kind, gross } = estimate.value;
  return shareRounded(gross, kind === 'unfit' ? unfitNetShare : disabilityNetShare);
}

/** The pension of the state until that of old age begins, and each private one until its end; in the place of the pay. */
function disabilityOf(facts: BudgetFacts, { personId = '', amount }: LifeEvent, from: number): Changes {
  const { household, date, persons } = facts;
  const { age = 0, monthsLeft = 0 } = persons.find((person) => person.personId === personId) ?? {};
  const state = amount ?? disabilityPension(facts, personId) ?? 0;
  const incomes = [
    { amount: state, from, until: monthsLeft, isPension: true },
    ...disabilityCovers(household, personId, date).map(({ benefit, untilAge }): EventFlow => {
      const ends = untilAge === undefined ? monthsLeft : untilAge * 12 - age;
      return { amount: benefit, from, until: Math.min(monthsLeft, ends), fixed: true };
    }),
  ].filter((flow) => flow.amount > 0 && flow.until > from);
  return {
    until: Math.max(from, monthsLeft),
    pay: [{ personId, from, until: Math.max(from, monthsLeft), share: 0 }],
    incomes,
    monthly:
      incomes.reduce((all, flow) => all + flow.amount, 0) - (monthsLeft > from ? payOf(facts, personId) : 0),
  };
}

type Changes = Partial<EventEffect>;

function changesOf(facts: BudgetFacts, event: LifeEvent, { from, until }: Stretch): Changes {
  const { amount = 0, personId = '' } = event;
  const flow = (of: Cents, length = until - from): EventFlow[] =>
    of > 0 ? [{ amount: of, from, until: Math.min(until, from + length) }] : [];
  if (event.kind === 'child') {
    const { benefitPerMonth } = lawFor(facts.date).law.children;
    const grown = from + childMonths;
    return {
      until: grown,
      incomes: [{ amount: benefitPerMonth, from, until: grown }],
      expenses: [{ amount, from, until: grown }],
      monthly: benefitPerMonth - amount,
    };
  }
  if (event.kind === 'care') return { expenses: flow(amount), monthly: -amount };
  if (event.kind === 'house') return houseOf(event, from);
  if (event.kind === 'houseSale') return saleOf(event, from);
  if (event.kind === 'death') return deathOf(facts, event, from);
  const pay = payOf(facts, personId);
  if (event.kind === 'disability') return disabilityOf(facts, event, from);
  if (event.kind === 'earlyPension') {
    const early = earlyPension(facts, personId, from);
    const pension = { personId, from: early?.from ?? from, net: event.amount ?? early?.net ?? 0 };
    return {
      pay: [{ personId, from, until, share: 0 }],
      pensions: [pension],
      monthly: (pension.from > from ? 0 : pension.net) - pay,
    };
  }
  if (event.kind === 'partTime') {
    const net = event.amount ?? partTimeNet(facts, personId, (event.share ?? 0) / 10_000) ?? 0;
    return {
      pay: [{ personId, from, until, share: pay > 0 ? net / pay : 0 }],
      monthly: net - pay,
    };
  }
  return {
    pay: [{ personId, from, until, share: 0 }],
    incomes: flow(amount, event.amountMonths),
    monthly: amount - pay,
  };
}

/** What the house brings once; then a rent, and no cost of the house any more. */
function saleOf({ once = 0, amount = 0, rent = 0 }: LifeEvent, from: number): Changes {
  const until = Number.POSITIVE_INFINITY;
  return {
    received: once > 0 ? [{ month: from, amount: once }] : [],
    expenses: amount > 0 ? [{ amount, from, until }] : [],
    saved: rent > 0 ? [{ amount: rent, from, until }] : [],
    monthly: rent - amount,
  };
}

/** Own money once, then the rate until the loan is repaid, what the house costs, and no rent. */
function houseOf(event: LifeEvent, from: number): Changes {
  const { once = 0, debt = 0, interest = 0, rate = 0, amount = 0, rent = 0 } = event;
  let schedule: readonly LoanMonth[] = [];
  try {
    schedule = loanSchedule({ principal: debt, annualRate: interest / 10_000, payment: rate }).months;
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    return { neverRepaid: true };
  }
  const always = Number.POSITIVE_INFINITY;
  const last = schedule.at(-1);
  return {
    once: once > 0 ? [{ month: from, amount: once }] : [],
    loanRates: last
      ? [
          { amount: rate, from, until: from + schedule.length - 1, fixed: true },
          {
            amount: last.payment,
            from: from + schedule.length - 1,
            until: from + schedule.length,
            fixed: true,
          },
        ]
      : [],
    expenses: amount > 0 ? [{ amount, from, until: always }] : [],
    saved: rent > 0 ? [{ amount: rent, from, until: always }] : [],
    monthly: rent - amount - (last ? rate : 0),
  };
}
