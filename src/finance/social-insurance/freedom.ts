import { type IsoDate, isoDate, type Rate } from '../core';
import { fullPensionAge, monthAfterAge } from '../law';

/** The part of a period's months in which the employee owes no contribution, while the employer pays on: 0 to 1. */
export interface Freedom {
  pension: Rate;
  unemployment: Rate;
}

interface Aged {
  birthDate?: IsoDate;
  year: number;
  /** 1–12 in a period of a month; 12 when left out. */
  month?: number;
  period?: 'month' | 'year';
  fullOldAgePension?: boolean;
  pensionWaiver?: boolean;
}

/**
 * Past the standard age: § 28 (1) Nr. 1 SGB III asks for the age alone, § 5 (4) sentence 1 Nr. 1 SGB VI also for a full
 * old-age pension, unless the freedom has been waived. Without a birth date nobody is taken to be that old.
 */
export function freedomOf({ fullOldAgePension, pensionWaiver, ...aged }: Aged): Freedom {
  const unemployment = partPastStandardAge(aged);
  return { pension: fullOldAgePension === true && pensionWaiver !== true ? unemployment : 0, unemployment };
}

/** The part of the period's months that lies past the standard age, 0 to 1; of a month all or nothing. */
export function partPastStandardAge({ birthDate, year, month = 12, period = 'month' }: Aged): Rate {
  if (birthDate === undefined) return 0;
  const start = monthAfterAge(birthDate, fullPensionAge('standard', birthDate));
  if (period === 'month') return isoDate({ year, month, day: 1 }) >= start ? 1 : 0;
  const monthsOfYearBefore = (Number(start.slice(0, 4)) - year) * 12 + Number(start.slice(5, 7)) - 1;
  return Math.min(Math.max(12 - monthsOfYearBefore, 0), 12) / 12;
}
