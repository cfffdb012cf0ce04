import { type IsoDate, monthAfterAge, monthsBetween, retirementAge } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, missing, type Outcome } from '../outcome';
import { ageOf } from '../people';
import { specialRetirementAge } from '../publicService';

export interface PensionStart {
  /** First day of the pension at the standard age (Regelaltersgrenze), of some civil servants at their own. */
  date: IsoDate;
  /** This age in months. */
  fullAge: number;
  /**
   * From the last birthday to the standard age; 0 for those past it. The months of the running year of life count: F11, F14
   * and F22 take whole years of life, as the page of the samples fixes their values (38 years, 1.031³³).
   */
  months: number;
  /** Whole months from the day itself to the start; 0 for those past it. Everything that page leaves open counts these. */
  monthsLeft: number;
}

/**
 * When a person stops working by law, and how long that is from the last birthday and from the day: at the standard age, of
 * career soldiers, police and fire brigades at their special one. Missing: birthDate, retirementAge.
 *
 * @param least months of life before which what is asked about does not begin, though work may end
 */
export function pensionStart(
  household: Pick<SectionData, 'persons' | 'employments'>,
  personId: string,
  date: IsoDate,
  least = 0,
): Outcome<PensionStart> {
  const special = specialRetirementAge(household, personId);
  if (special === 'unknown') return missing('retirementAge', personId);
  const standard = standardStart(household, personId, date);
  const birthDate = household.persons.items[personId]?.birthDate;
  if (special === undefined || standard.kind !== 'computed' || birthDate === undefined) return standard;
  return computed(startAt(birthDate, Math.max(special, least), ageOf(household, personId, date) ?? 0, date));
}

/** The same at the standard age of the state's scheme, whatever the person's work. Missing: birthDate. */
export function standardStart(
  household: Pick<SectionData, 'persons'>,
  personId: string,
  date: IsoDate,
): Outcome<PensionStart> {
  const birthDate = household.persons.items[personId]?.birthDate;
  const age = ageOf(household, personId, date);
  if (birthDate === undefined || age === undefined) return missing('birthDate', personId);
  return computed(startAt(birthDate, retirementAge({ birthDate, kind: 'standard' }).fullAge, age, date));
}

function startAt(birthDate: IsoDate, fullAge: number, age: number, date: IsoDate): PensionStart {
  const start = monthAfterAge(birthDate, fullAge);
  return {
    date: start,
    fullAge,
    months: Math.max(0, fullAge - 12 * age),
    monthsLeft: Math.max(0, monthsBetween(date, start)),
  };
}
