import { calendarDay, FinanceError, type IsoDate, requireDate } from '../core';
import { shown } from '../core/financeError';
import { law2023 } from './law2023';
import { law2024 } from './law2024';
import { law2025 } from './law2025';
import { law2026 } from './law2026';
import type { LawYear } from './lawYear';

/** Every year with a complete table, oldest first. A new year is one more file and one more entry. */
const lawYears: readonly [LawYear, ...LawYear[]] = [law2023, law2024, law2025, law2026];

const byYear = new Map(lawYears.map((law) => [law.year, law]));

/** The years that have a complete law table, oldest first. */
export const knownLawYears: readonly number[] = lawYears.map((law) => law.year);

/** The law of one year, by name. Throws `unknown-year` when there is no table for it. */
export function lawForYear(year: number): LawYear {
  const law = byYear.get(year);
  if (!law) throw new FinanceError('unknown-year', 'year', `no law table for ${shown(year)}`);
  return law;
}

/** The law applied to a day, and the year it comes from ("Rechtsstand"). */
export interface LawInForce {
  readonly year: number;
  readonly law: LawYear;
}

/**
 * The newest law table that is not after a day, and which one that is. A day after the newest table is
 * answered with the newest table; a day before the oldest throws `unknown-year`.
 */
export function lawFor(date: IsoDate): LawInForce {
  const { year } = calendarDay(requireDate(date, 'date'));
  const law = lawYears.findLast((candidate) => candidate.year <= year);
  if (!law) throw new FinanceError('unknown-year', 'date', `no law table as old as ${date}`);
  return { year: law.year, law };
}
