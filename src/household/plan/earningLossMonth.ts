import { addMonths, type Cents, type IsoDate } from '@vp-digital/core/finance';
import { protectionConceptRules } from '../figures/assumptions';
import { sum } from '../figures/net';
import type { CoursePart, CoursePhase } from '../figures/protection';
import type { ContractCost, EarningLossFacts } from './earningLossFacts';
import { type EarningLossSettings, returnOf } from './earningLossSettings';

export type LossPayer = CoursePart['payer'] | 'othersEarned' | 'otherIncome' | 'sample';
export type LossCost = 'expenses' | 'insurance' | 'loanRates' | 'savings' | 'help';

/** Who pays and what is paid in a month, in money of that month. */
export interface MonthFlows {
  incomes: Readonly<Record<LossPayer, Cents>>;
  costs: Readonly<Record<LossCost, Cents>>;
}

/**
 * A month of the household, counted from 1 after work has stopped; month 0 is the last before. Pay, pensions and prices
 * rise as assumed; loan rates, savings rates and private benefits stay the amounts that were agreed.
 */
export function flowsIn(facts: EarningLossFacts, settings: EarningLossSettings, month: number): MonthFlows {
  const { course, assumptions } = facts;
  const since = settings.start + Math.max(0, month - 1);
  const rise = (rate: number) => (1 + rate) ** (since / 12);
  const prices = rise(assumptions.inflation);
  const wages = rise(assumptions.payGrowth);
  const end = returnOf(settings);
  const isAway = month > 0 && (end === undefined || month <= end);
  const day = addMonths(facts.date, since);
  const age = facts.age + since;
  const phases = course.cases[settings.case] ?? course.cases.full;
  const share = (from: number, until: number) => (isAway ? shareOf(month, from, until) : 0);
  const inPhases = (payer: CoursePart['payer']) =>
    sum(
      phases
        .filter(isInWeeks)
        .map((phase) => amountOf(phase, payer) * share(phase.from.week - 1, phase.until.week)),
    );

  const pension = phases.find(({ kind }) => kind === 'pension');
  const pensionShare = share(sickWeeksOf(phases), Number.POSITIVE_INFINITY);
  const isRefused = settings.refused && course.occupation !== 'civilServant';
  const state = (payer: 'disabilityPension' | 'unfitPension') =>
    pension && !isRefused ? amountOf(pension, payer) * pensionShare * rise(assumptions.pensionGrowth) : 0;
  const disability = state('disabilityPension');
  const unfit = state('unfitPension');

  // § 3 EFZG: while pay goes on there is no daily allowance beside it
  const payEnds = Math.max(
    0,
    ...phases.filter(isInWeeks).map((phase) => (amountOf(phase, 'pay') > 0 ? phase.until.week : 0)),
  );
  const daily = sum(
    course.dailySickness.map(
      (one) => one.month * share(Math.max(payEnds, (one.fromDay - 1) / 7), sickWeeksOf(phases)),
    ),
  );
  const isDue = isPensionDue(facts, settings, month);
  const counted = facts.covers.filter(
    ({ line, untilAge }) =>
      (settings.case === 'full' || line === 'disability') && (untilAge === undefined || age < untilAge * 12),
  );
  const payShare = isAway
    ? sum(
        phases
          .filter(isInWeeks)
          .map((phase) => (amountOf(phase, 'pay') > 0 ? share(phase.from.week - 1, phase.until.week) : 0)),
      )
    : 1;
  // the premium goes on; what is left of a pension of the state is counted after it
  const premium = course.protection.healthPremium * (disability + unfit > 0 ? 1 - pensionShare : 1);
  const costs = (kind: ContractCost['kind']) => costsOn(facts.contracts, kind, day);
  const spent = facts.expenses - (isAway && settings.dropsWishes ? facts.wishes : 0);
  return {
    incomes: {
      othersEarned: Math.round(
        Math.max(0, facts.othersEarned + (isAway ? settings.othersChange : 0)) * wages,
      ),
      otherIncome: Math.round(facts.otherIncome * prices),
      pay: Math.round(facts.earned * payShare * wages),
      sickPay: Math.round(inPhases('sickPay') * wages),
      dailySickness: Math.round(daily),
      disabilityPension: Math.round(disability),
      unfitPension: Math.round(unfit),
      private: isDue ? sum(counted.map(({ benefit }) => benefit)) : 0,
      sample: isDue ? settings.cover : 0,
    },
    costs: {
      expenses: Math.round(spent * prices),
      insurance: Math.round((costs('insurance') - course.protection.healthPremium + premium) * prices),
      loanRates: costs('loan'),
      savings: isAway && settings.pausesSavings ? 0 : costs('saving'),
      help: Math.round(settings.help * share(weeksBeforeHelp, Number.POSITIVE_INFINITY) * prices),
    },
  };
}

/** The seventh week, in which continued pay has ended for employees. */
const weeksBeforeHelp = 6;

type InWeeks = CoursePhase & { from: { week: number }; until: { week: number } };

const isInWeeks = (phase: CoursePhase): phase is InWeeks =>
  phase.kind !== 'pension' && 'week' in phase.from && 'week' in phase.until;

const amountOf = ({ parts }: Pick<CoursePhase, 'parts'>, payer: CoursePart['payer']): Cents =>
  sum(parts.filter((part) => part.payer === payer).map(({ amount }) => amount));

/** Weeks until a pension begins. */
const sickWeeksOf = (phases: readonly CoursePhase[]): number =>
  Math.max(0, ...phases.filter(isInWeeks).map(({ until }) => until.week));

/** Which part of a month lies within some weeks: twelve months are 52 of them. */
function shareOf(month: number, from: number, until: number): number {
  const [begin, end] = [((month - 1) * 52) / 12, (month * 52) / 12];
  return Math.max(0, Math.min(end, until) - Math.max(begin, from)) / (end - begin);
}

/** What contracts of a kind cost that have not ended on a day. */
const costsOn = (contracts: EarningLossFacts['contracts'], kind: ContractCost['kind'], day: IsoDate): Cents =>
  contracts.reduce(
    (all, { kind: of, cost, end }) => (of === kind && (end === undefined || end > day) ? all + cost : all),
    0,
  );

/**
 * Whether a private pension is paid, as in `incomeCourse`: not to those who are only ill; to others from the seventh month
 * of incapacity, to civil servants when they are retired as unfit.
 */
export function isPensionDue(
  { course }: Pick<EarningLossFacts, 'course'>,
  settings: EarningLossSettings,
  month: number,
): boolean {
  const end = returnOf(settings);
  const isAway = month > 0 && (end === undefined || month <= end);
  const dueMonth =
    course.occupation === 'civilServant'
      ? Math.floor((sickWeeksOf(course.cases.full) * 12) / 52) + 1
      : protectionConceptRules.claim.dueMonth;
  return isAway && settings.case !== 'sick' && month >= dueMonth;
}
