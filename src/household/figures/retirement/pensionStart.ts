import { type IsoDate, retirementAge } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, missing, type Outcome } from '../outcome';
import { ageOf } from '../people';

export interface PensionStart {
  /** First day of the pension at the standard age (Regelaltersgrenze). */
  date: IsoDate;
  /** Standard age in months. */
  fullAge: number;
  /** From the last birthday to the standard age; 0 for those past it. The months of the running year of life count. */
  months: number;
}

/** When a person's standard pension begins, and how long that is from the last birthday. Missing: birthDate. */
export function pensionStart(
  household: Pick<SectionData, 'persons'>,
  personId: string,
  date: IsoDate,
): Outcome<PensionStart> {
  const birthDate = household.persons.items[personId]?.birthDate;
  const age = ageOf(household, personId, date);
  if (birthDate === undefined || age === undefined) return missing('birthDate', personId);
  const { fullAge, fullStart } = retirementAge({ birthDate, kind: 'standard' });
  return computed({ date: fullStart, fullAge, months: Math.max(0, fullAge - 12 * age) });
}
