import { type IsoDate, monthsBetween, retirementAge } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, missing, type Outcome } from '../outcome';
import { ageOf } from '../people';

export interface PensionStart {
  /** First day of the pension at the standard age (Regelaltersgrenze). */
  date: IsoDate;
  /** Standard age in months. */
  fullAge: number;
  /**
   * From the last birthday to the standard age; 0 for those past it. The months of the running year of life count: F11, F14
   * and F22 take whole years of life, as the page of the samples fixes their values (38 years, 1.031³³).
   */
  months: number;
  /** Whole months from the day itself to the start; 0 for those past it. Everything that page leaves open counts these. */
  monthsLeft: number;
}

/** When a person's standard pension begins, and how long that is from the last birthday and from the day. Missing: birthDate. */
export function pensionStart(
  household: Pick<SectionData, 'persons'>,
  personId: string,
  date: IsoDate,
): Outcome<PensionStart> {
  const birthDate = household.persons.items[personId]?.birthDate;
  const age = ageOf(household, personId, date);
  if (birthDate === undefined || age === undefined) return missing('birthDate', personId);
  const { fullAge, fullStart } = retirementAge({ birthDate, kind: 'standard' });
  return computed({
    date: fullStart,
    fullAge,
    months: Math.max(0, fullAge - 12 * age),
    monthsLeft: Math.max(0, monthsBetween(date, fullStart)),
  });
}
