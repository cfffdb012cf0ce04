import type { Cents } from '@vp-digital/core/finance';
import type { CourseCase } from '../figures/protection';

/** What is moved by hand; a variant holds the same. */
export interface EarningLossSettings {
  /** Back in the job in time; able to work 3 to under 6 hours a day; less than 3. */
  case: CourseCase;
  /** Months from today after which work stops. */
  start: number;
  /** Months without work after which it goes on as before; undefined: for good. */
  returnsAfter: number | undefined;
  /** The pension of the state for reduced earning capacity is not granted. */
  refused: boolean;
  /** What help in the household costs a month from the seventh week on, in today's money. */
  help: Cents;
  /** By how much others earn more or less a month meanwhile, net, in today's money. */
  othersChange: Cents;
  pausesSavings: boolean;
  /** Does without the expenses that are wants (F5). */
  dropsWishes: boolean;
  /** A sample pension of a month that nobody has yet. */
  cover: Cents;
}

export const defaultLoss: EarningLossSettings = {
  case: 'full',
  start: 0,
  returnsAfter: undefined,
  refused: false,
  help: 0,
  othersChange: 0,
  pausesSavings: false,
  dropsWishes: false,
  cover: 0,
};

/** Months that are looked at; and sick pay's 78 weeks, until which somebody is ill and no more. */
export const lossRules = { shownMonths: 60, sickMonths: 18 } as const;

/** Months without work; undefined: for good. Who is only ill is back when sick pay ends. */
export const returnOf = ({ case: of, returnsAfter }: EarningLossSettings): number | undefined =>
  of === 'sick' ? Math.min(returnsAfter ?? lossRules.sickMonths, lossRules.sickMonths) : returnsAfter;
