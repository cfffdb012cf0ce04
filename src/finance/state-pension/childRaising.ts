import { calendarDay, type IsoDate, requireDate, requireList, requireRecord, roundToDecimals } from '../core';
import { type DatedRow, pensionRules, rowOn } from '../law';
import { seen } from '../law/lawSource';

export interface ChildRaisingInput {
  /** Birth dates of the children this parent raised. */
  childBirthDates: readonly IsoDate[];
  /** Day on which the pension is looked at. */
  date: IsoDate;
}

export interface ChildRaising {
  /** Oldest first. */
  children: { birthDate: IsoDate; months: number; points: number }[];
  months: number;
  /** Earning points, four decimals. */
  points: number;
}

/** Months credited for a child born before 1992 (§ 249 SGB VI): 30, and 36 from 2027 (adopted, paid from 2028). */
const monthsBefore1992: readonly DatedRow<number>[] = [
  { from: '2019-01-01', value: 30, source: seen('§ 249 (1) SGB VI', 'health insurer’s publication 2026') },
  { from: '2027-01-01', value: 36, source: seen('§ 249 (1) SGB VI', 'health insurer’s publication 2026') },
];

/**
 * Child-raising periods completed on a day and their points, §§ 56, 70 (2), 249 SGB VI: 36 months per child, 30 for
 * those born before 1992 until the end of 2026. They begin with the month after the birth, and periods that run at the
 * same time follow one another (§ 56 (5)): a child of half a year has brought five months, one not yet born none.
 * Throws `invalid-date`, `unknown-year`.
 */
export function childRaising(input: ChildRaisingInput): ChildRaising {
  const { childBirthDates, date } = requireRecord(input, 'input');
  const { childRaisingMonths, childRaisingPointsPerMonth } = pensionRules;
  const older = rowOn(monthsBefore1992, date, 'date').value;
  const today = monthNumber(date);
  let free = 0;
  const birthDates = requireList(childBirthDates, 'childBirthDates').map((day) =>
    requireDate(day, 'childBirthDates'),
  );
  const children = birthDates.sort().map((birthDate) => {
    const longest = birthDate < '1992-01-01' ? older : childRaisingMonths;
    const start = Math.max(free, monthNumber(birthDate) + 1);
    free = start + longest;
    const months = Math.min(Math.max(today - start, 0), longest);
    return { birthDate, months, points: roundToDecimals(months * childRaisingPointsPerMonth, 4) };
  });
  return {
    children,
    months: children.reduce((sum, child) => sum + child.months, 0),
    points: roundToDecimals(
      children.reduce((sum, child) => sum + child.points, 0),
      4,
    ),
  };
}

function monthNumber(date: IsoDate): number {
  const { year, month } = calendarDay(date);
  return year * 12 + month;
}
