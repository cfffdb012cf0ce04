import { type IsoDate, requireDate, roundToDecimals } from '../core';
import { type DatedRow, pensionRules, rowOn } from '../law';
import { seen } from '../law/law-source';

export interface ChildRaisingInput {
  /** Birth dates of the children this parent raised. */
  childBirthDates: readonly IsoDate[];
  /** Day on which the pension is looked at. */
  date: IsoDate;
}

export interface ChildRaising {
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

const MONTHS_SINCE_1992 = 36;

/**
 * Child-raising periods and their points, §§ 56, 70 (2), 249 SGB VI: 36 months per child, 30 for those born before
 * 1992 until the end of 2026. Periods that run at the same time follow one another, so they simply add up.
 * Throws `invalid-date`, `unknown-year`.
 */
export function childRaising({ childBirthDates, date }: ChildRaisingInput): ChildRaising {
  const older = rowOn(monthsBefore1992, date, 'date').value;
  const children = childBirthDates.map((birthDate) => {
    const months = requireDate(birthDate, 'childBirthDates') < '1992-01-01' ? older : MONTHS_SINCE_1992;
    const points = roundToDecimals(months * pensionRules.childRaisingPointsPerMonth, 4);
    return { birthDate, months, points };
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
