import {
  type Cents,
  FinanceError,
  lawFor,
  type LoanMonth,
  loanSchedule,
  shareRounded,
} from '@vp-digital/core/finance';
import { incomeProtectionRules } from '../figures/assumptions';
import { netEstimate } from '../figures/netEstimate';
import { disabilityCovers } from '../figures/protection/disabilityCovers';
import { disabilityEstimate } from '../figures/protection/disabilityEstimate';
import { pensionAtStart, pensionStartRange } from '../figures/retirement/pensionAtStart';
import type { BudgetFacts } from './budgetFacts';
import type { PlanMonths } from './budgetMonths';
import type { LifeEvent } from './budgetSettings';

/** What an event needs and nobody has said: the plan is without it until then. */
export type EventField =
  | 'personId'
  | 'amount'
  | 'months'
  | 'share'
  | 'once'
  | 'debt'
  | 'interest'
  | 'rate'
  | 'rent';

interface Stretch {
  from: number;
  /** The first month after it. */
  until: number;
}

/** Pay of somebody in a stretch of time, as a share of what it is today. */
export interface PayChange extends Stretch {
  personId: string;
  share: number;
}

/** A monthly amount in a stretch of time, in today's money; or fixed, as the rate of a loan and a private pension are. */
export interface EventFlow extends Stretch {
  amount: Cents;
  fixed?: boolean;
  /** It rises as pensions do, and not with prices. */
  isPension?: boolean;
}

/** What an event changes of the plan. */
export interface EventEffect {
  event: LifeEvent;
  /** Its first month and the one after its last. */
  from: number;
  until: number;
  /** What is asked for still; anything, and the event changes nothing. */
  lacks: readonly EventField[];
  /** The rate of its loan does not cover the interest. */
  neverRepaid: boolean;
  pay: readonly PayChange[];
  incomes: readonly EventFlow[];
  expenses: readonly EventFlow[];
  /** What is no longer paid: the rent. */
  saved: readonly EventFlow[];
  loanRates: readonly EventFlow[];
  /** The statutory pension of somebody that begins earlier than at the standard age, net in today's money. */
  pensions: readonly { personId: string; from: number; net: Cents }[];
  /** Paid once, in today's money. */
  once: readonly { month: number; amount: Cents }[];
  /** What it changes in its first month, against the month before. */
  monthly: Cents;
}

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
};

/** Kindergeld is paid for every child until it is 18 (§ 32 (3) EStG). */
export const childMonths = 18 * 12;

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

/** What an event changes: what the law says is computed, what nobody knows is asked for and never made up. */
export function eventEffect(facts: BudgetFacts, event: LifeEvent, months: PlanMonths): EventEffect {
  const from = Math.max(0, months.monthOf(event.from));
  const end = event.months === undefined ? months.months : from + event.months;
  const nothing: EventEffect = {
    event,
    from,
    until: Math.min(end, months.months),
    lacks: lacksOf(facts, event),
    neverRepaid: false,
    pay: [],
    incomes: [],
    expenses: [],
    saved: [],
    loanRates: [],
    pensions: [],
    once: [],
    monthly: 0,
  };
  if (nothing.lacks.length > 0) return nothing;
  return { ...nothing, ...changesOf(facts, event, { from, until: end }) };
}

function lacksOf(facts: BudgetFacts, event: LifeEvent): EventField[] {
  const lacks = needed[event.kind].filter((field) => event[field] === undefined);
  const { personId, share } = event;
  const isUnknown = personId !== undefined && !facts.persons.some((person) => person.personId === personId);
  if (isUnknown) return [...lacks, 'personId'];
  if (event.kind === 'earlyPension' && personId !== undefined && event.amount === undefined)
    return earlyPension(facts, personId, 0) === undefined ? [...lacks, 'amount'] : lacks;
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
