import {
  type Cents,
  calendarDay,
  ceilExact,
  ceilToEuro,
  type IsoDate,
  requireCount,
  requireDate,
  requireRecord,
  requireSignedAmount,
} from '../core';
import { ageRelief } from '../law';

export interface ReliefForAgeInput {
  year: number;
  /** Without one there is no relief. */
  birthDate: IsoDate | undefined;
  /**
   * Pay without Versorgungsbezüge, and the positive sum of other income without pensions (Leibrenten), of a year: what
   * § 24a EStG grants the relief on.
   */
  income: Cents;
}

/**
 * Altersentlastungsbetrag of a year, § 24a EStG, from the year after the 64th birthday on, by the share of that year.
 * Cents, up to whole euros. Throws `invalid-input`, `invalid-date`.
 */
export function reliefForAge(input: ReliefForAgeInput): Cents {
  const { year, birthDate, income } = requireRecord(input, 'input');
  requireCount(year, 'year', 1900, 2200);
  requireSignedAmount(income, 'income');
  if (birthDate === undefined || income <= 0) return 0;
  const yearAfter64 = yearAfterBirthday(requireDate(birthDate, 'birthDate'), 64);
  if (yearAfter64 > year) return 0;
  const { share, maximum } = ageRelief(yearAfter64);
  return Math.min(ceilToEuro(ceilExact(income * share)), maximum);
}

/** An age is completed on the day before the birthday (§ 188 BGB): born on 1 January counts for the year before. */
function yearAfterBirthday(birthDate: IsoDate, age: number): number {
  const { year, month, day } = calendarDay(birthDate);
  return year + age + (month === 1 && day === 1 ? 0 : 1);
}
