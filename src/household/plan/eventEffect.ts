import type { Cents } from '@vp-digital/core/finance';
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

export interface Stretch {
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
  /** Received once and fixed: the sum of an insurance, what a sold house brings. */
  received: readonly { month: number; amount: Cents }[];
  /** Who has died, with the first month without: whose incomes, pensions and own insurance end. */
  died?: { personId: string; from: number };
  /** Insurances of which nobody has said what they pay: they are without a sum here. */
  openSums: number;
  /** Another event leaves nothing of it: a second death, or anything of somebody who has died before. */
  isExcluded: boolean;
  /**
   * What it changes in its first month, against the month before; of a death after the three months in which the whole
   * pension is paid on.
   */
  monthly: Cents;
}
