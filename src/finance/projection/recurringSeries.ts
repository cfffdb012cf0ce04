import {
  type Cents,
  FinanceError,
  type IsoDate,
  type Rate,
  requireAmount,
  requireCode,
  requireGrowthRate,
  roundHalfUp,
} from '../core';
import { growthFactor } from '../rates';
import { monthIndex } from './monthIndex';
import { type RecurringAmount, rhythms } from './plan';

/** Adds the payments of a recurring amount to a series by month. Throws FinanceError on amounts, rates and dates. */
export function addRecurring(
  series: Float64Array,
  recurring: RecurringAmount,
  context: { start: IsoDate; field: string; growth?: Rate },
): void {
  const { first, last, every } = rhythm(recurring, context.start, context.field, series.length);
  const amount = requireAmount(recurring.amount, `${context.field}.amount`);
  const growth = requireGrowthRate(recurring.growth ?? context.growth ?? 0, `${context.field}.growth`);

  let yearOfAmount = -1;
  let due: Cents = 0;
  for (let month = first; month <= last; month += every) {
    const year = Math.floor(month / 12);
    if (year !== yearOfAmount) due = roundHalfUp(amount * growthFactor(growth, year));
    yearOfAmount = year;
    series[month] = (series[month] ?? 0) + due;
  }
}

/** First and last month with a payment inside the projection; `first` is after `last` when there is none. */
function rhythm(recurring: RecurringAmount, start: IsoDate, field: string, months: number) {
  const every = requireCode(recurring.everyMonths ?? 1, rhythms, `${field}.everyMonths`);
  const from = recurring.from === undefined ? 0 : monthIndex(start, recurring.from, `${field}.from`);
  const until =
    recurring.until === undefined ? months - 1 : monthIndex(start, recurring.until, `${field}.until`);
  if (recurring.from !== undefined && recurring.until !== undefined && until < from) {
    throw new FinanceError('invalid-date', `${field}.until`, 'lies before the first payment');
  }
  const first = from < 0 ? from + Math.ceil(-from / every) * every : from;
  return { first, last: Math.min(until, months - 1), every };
}
