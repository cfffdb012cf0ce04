import { type BuildingSavings, buildingSavings, type Cents } from '@vp-digital/core/finance';
import type { BuildingPlan } from '@vp-digital/core/household';
import type { BuildingTariff, BuildingTariffs, comparisonRates } from './tariffs';

/** A plan as it is computed. */
export interface BuildingInput {
  sum: Cents;
  rate: Cents;
  extraYear: Cents;
  tariff: BuildingTariff;
  /** Nothing is paid in from one month on, for so many. */
  pause?: { fromMonth: number; months: number };
  /** Of a contract that runs already, its fee taken. */
  balance?: Cents;
}

/** Undefined while sum or rate is not agreed, neither is ever assumed, or where the catalogue has no such tariff. */
export function inputOf(
  { sum, rate, extraYear = 0, variant = 'financer' }: BuildingPlan,
  tariffs: BuildingTariffs,
): BuildingInput | undefined {
  const tariff = tariffs[variant];
  if (!tariff || sum === undefined || rate === undefined || rate <= 0) return undefined;
  const isIn = sum >= tariff.sums.least && sum <= tariff.sums.most;
  return isIn ? { sum, rate, extraYear, tariff } : undefined;
}

const longest = 50;

/** F20 of a new contract: from the first payment to the last of the loan. */
export function courseOf({ sum, rate, extraYear, tariff, pause, balance }: BuildingInput): BuildingSavings {
  return buildingSavings({
    tariff,
    sum,
    monthlyContribution: rate,
    ...(balance !== undefined && { currentBalance: balance }),
    ...(extraYear > 0 && {
      extraPayments: Array.from({ length: longest }, (_, year) => ({
        month: 12 * (year + 1),
        amount: extraYear,
      })),
    }),
    ...(pause && {
      contributionChanges: [
        { fromMonth: pause.fromMonth, monthlyContribution: 0 },
        { fromMonth: pause.fromMonth + pause.months, monthlyContribution: rate },
      ],
    }),
  });
}

const monthsTo = (input: BuildingInput): number =>
  courseOf(input).allocation?.months ?? Number.POSITIVE_INFINITY;

/** The smallest rate in whole euros with which the sum is allocated within so many months. */
export function rateFor(input: Omit<BuildingInput, 'rate'>, months: number): Cents | undefined {
  if (months < 1) return undefined;
  let [low, high] = [1, Math.ceil(input.sum / 100)];
  if (monthsTo({ ...input, rate: high * 100 }) > months) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (monthsTo({ ...input, rate: middle * 100 }) <= months) high = middle;
    else low = middle + 1;
  }
  return low * 100;
}

/** The largest sum, in steps of 1,000 euros, that a rate brings to allocation within so many months. */
export function sumFor(input: Omit<BuildingInput, 'sum'>, months: number): Cents | undefined {
  const step = 1_000_00;
  const { least, most } = input.tariff.sums;
  let [low, high] = [least / step, most / step];
  if (months < 1 || monthsTo({ ...input, sum: least }) > months) return undefined;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (monthsTo({ ...input, sum: middle * step }) <= months) low = middle;
    else high = middle - 1;
  }
  return low * step;
}

/** Whether the rate lies within what the house has to accept, and above what lets it give notice. */
export function corridorOf({ sum, rate, tariff: { regular } }: BuildingInput) {
  const share = rate / sum;
  const place: 'above' | 'below' | 'within' =
    share > regular.most ? 'above' : share < regular.least ? 'below' : 'within';
  return {
    place,
    least: Math.ceil((sum * regular.least) / 100) * 100,
    usual: Math.round((sum * regular.usual) / 100) * 100,
    most: Math.floor((sum * regular.most) / 100) * 100,
  };
}

export interface CourseYear {
  year: number;
  paid: Cents;
  interest: Cents;
  balance: Cents | undefined;
  debt: Cents | undefined;
}

/** Year by year: saving first, then the loan; the year of allocation is the last one that saves. */
export function yearsOf(course: BuildingSavings): CourseYear[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  const saving = inYears(course.savingMonths).map((months, index) => ({
    year: index + 1,
    paid: sum(months.map(({ contribution, extraPayment }) => contribution + extraPayment)),
    interest: sum(months.map(({ interest }) => interest)),
    balance: months.at(-1)?.balance,
    debt: undefined,
  }));
  const loan = inYears(course.allocation?.loanSchedule ?? []).map((months, index) => ({
    year: saving.length + index + 1,
    paid: sum(months.map(({ payment }) => payment)),
    interest: sum(months.map(({ interest }) => interest)),
    balance: undefined,
    debt: months.at(-1)?.debt,
  }));
  return [...saving, ...loan];
}

interface CoursePoint {
  /** Years since the beginning. */
  at: number;
  amount: Cents;
}

/**
 * Balance and debt as they are drawn: up to the month of allocation, and from there to the last payment. The fee, which takes
 * the first payments, is told beside it: a scale below zero would take a quarter of the drawing.
 */
export function linesOf({ savingMonths, allocation }: BuildingSavings): {
  saved: CoursePoint[];
  owed: CoursePoint[];
} {
  const until = savingMonths.length;
  const loan = allocation?.loanSchedule ?? [];
  const each = <Month>(months: readonly Month[], before: number, amountOf: (month: Month) => Cents) =>
    months.flatMap((month, index) => {
      const number = index + 1;
      const isDrawn = number % 12 === 0 || number === months.length;
      return isDrawn ? [{ at: (before + number) / 12, amount: amountOf(month) }] : [];
    });
  return {
    saved: [{ at: 0, amount: 0 }, ...each(savingMonths, 0, ({ balance }) => Math.max(0, balance))],
    owed:
      allocation && allocation.loan > 0
        ? [{ at: until / 12, amount: allocation.loan }, ...each(loan, until, ({ debt }) => debt)]
        : [],
  };
}

const inYears = <Month>(months: readonly Month[]): Month[][] =>
  Array.from({ length: Math.ceil(months.length / 12) }, (_, year) =>
    months.slice(12 * year, 12 * (year + 1)),
  );

/** All that is paid over both phases, the interest earned taken off: what the sum costs beyond itself. */
export const effortOf = ({ contributions, extraPayments, allocation }: BuildingSavings): Cents =>
  contributions + extraPayments + (allocation ? allocation.loan + allocation.loanInterest : 0);

export interface OtherWay {
  loanRate: number;
  payment: Cents;
  effort: Cents;
}

/** The same rate into a depot until the same month, the rest of the sum as a loan over the same time, at what it may cost then. */
export function otherWays(
  input: BuildingInput,
  course: BuildingSavings,
  rates: ReturnType<typeof comparisonRates>,
): OtherWay[] {
  const { allocation } = course;
  if (!allocation || allocation.loanMonths === 0) return [];
  const monthly = (1 + rates.depot) ** (1 / 12) - 1;
  const depot = course.savingMonths.reduce(
    (all, { contribution, extraPayment }) => all * (1 + monthly) + contribution + extraPayment,
    0,
  );
  const loan = Math.max(0, input.sum - Math.round(depot));
  return rates.loans.map((loanRate) => {
    const rate = loanRate / 12;
    const payment = Math.round(
      rate === 0 ? loan / allocation.loanMonths : (loan * rate) / (1 - (1 + rate) ** -allocation.loanMonths),
    );
    const paid = course.contributions + course.extraPayments;
    return { loanRate, payment, effort: paid + payment * allocation.loanMonths };
  });
}

/** What is left if nothing is built: all of the balance, and what the contract has cost. */
export function withoutLoan({ fee, interest, balance, contributions, extraPayments }: BuildingSavings) {
  return { balance, fee, interest, paid: contributions + extraPayments };
}
