import type { Cents, IsoDate, Rate } from '../core';
import type { Repayment } from '../loans';

/** How soon money can be had: at once, within twelve months, or tied up (pension contracts, property). */
export const liquidityClasses = ['immediate', 'twelve-months', 'bound'] as const;
export type LiquidityClass = (typeof liquidityClasses)[number];

/** Monthly, quarterly, half-yearly, yearly. */
export const rhythms = [1, 3, 6, 12] as const;

/**
 * An amount that recurs. A date stands for its whole month.
 * Growth steps once a year, on the anniversaries of the projection's start; amounts are rounded to cents then.
 */
export interface RecurringAmount {
  /** Each payment, at the level of the projection's start, in cents. */
  amount: Cents;
  /** 1 by default: 3 quarterly, 6 half-yearly, 12 yearly. */
  everyMonths?: (typeof rhythms)[number];
  /** First payment; later ones follow its rhythm, also when it lies in the past. The start by default. */
  from?: IsoDate;
  /** Last month with a payment; the end of the projection by default. */
  until?: IsoDate;
  /** Yearly, share of one; 0 by default, inflation for expenses. */
  growth?: Rate;
}

/** A pension from its start on: net amount = amount × netFactor (the flat factors of F13, for example 0.80). */
export interface PlannedPension extends RecurringAmount {
  from: IsoDate;
  netFactor: Rate;
}

/** A plan that is saved into. */
export interface PlannedSaving extends RecurringAmount {
  liquidity: LiquidityClass;
  /** What is in it at the start, in cents; 0 by default. */
  balance?: Cents;
  /** Added to each payment by others (employer, state), in cents; 0 by default. */
  subsidy?: Cents;
  /** Yearly return; that of its class by default. */
  annualReturn?: Rate;
  /** Month at whose end the balance becomes immediate money. */
  payout?: IsoDate;
}

/** A loan with its debt at the start. */
export interface PlannedLoan {
  debt: Cents;
  annualRate: Rate;
  /** Monthly, in cents. */
  payment: Cents;
  /** New terms from a month on: the end of the fixed-interest period. */
  followUp?: { from: IsoDate; annualRate: Rate; repayment: Repayment };
}

/** Something that is paid for once, from money that can be had. */
export interface PlannedGoal {
  /** In the money of the start, in cents; inflation is added. */
  amount: Cents;
  date: IsoDate;
}

/** A household's money from a month on, as plain data. All amounts are net. */
export interface ProjectionPlan {
  /** Its month is the first one. */
  start: IsoDate;
  /** 1–1200; 720 are 60 years. */
  months: number;
  /** Yearly, share of one. */
  inflation: Rate;
  /** Wealth at the start by class, without the balances of `savings`. */
  assets: Record<LiquidityClass, Cents>;
  /** Effective yearly return by class, share of one. */
  returns: Record<LiquidityClass, Rate>;
  incomes: readonly RecurringAmount[];
  pensions: readonly PlannedPension[];
  expenses: readonly RecurringAmount[];
  /** Insurance premiums. */
  premiums: readonly RecurringAmount[];
  savings: readonly PlannedSaving[];
  loans: readonly PlannedLoan[];
  goals: readonly PlannedGoal[];
}
