import { requireCount } from '../../core';
import { type LawSource, seen } from '../lawSource';

export const addedPeriodSource: LawSource = seen(
  '§ 59, § 253a SGB VI',
  'GETTSIM parameter tables (rente/erwerbsminderung)',
);

/** End of the added period (Zurechnungszeit) by the year a disability or survivors’ pension begins. */
const rows: readonly { readonly from: number; readonly years: number; readonly months: number }[] = [
  { from: 2023, years: 66, months: 0 },
  { from: 2024, years: 66, months: 1 },
  { from: 2025, years: 66, months: 2 },
  { from: 2026, years: 66, months: 3 },
  { from: 2027, years: 66, months: 4 },
  { from: 2028, years: 66, months: 6 },
  { from: 2029, years: 66, months: 8 },
  { from: 2030, years: 66, months: 10 },
  { from: 2031, years: 67, months: 0 },
];

/** The age in months up to which a disability pension that begins in a year counts as if one had worked on. */
export function addedPeriodEnd(startYear: number): number {
  requireCount(startYear, 'startYear', 2023, 2200);
  const row = rows.findLast((candidate) => candidate.from <= startYear);
  return row ? row.years * 12 + row.months : 0;
}

/** Full age of a disability pension in months: 65, or 64 years and ten months when it began in 2023. */
export function disabilityFullAge(startYear: number): number {
  return requireCount(startYear, 'startYear', 2023, 2200) < 2024 ? 64 * 12 + 10 : 65 * 12;
}

export const disabilityFullAgeSource: LawSource = seen('§ 77 (2), § 264d SGB VI', 'GETTSIM parameter tables');
