import type { Cents, FederalState } from '../core';
import type { CareInsuranceLaw, LawYear } from './lawYear';

/** States where the pension insurance of the accession territory had a ceiling of its own until the end of 2024. */
const eastern: readonly FederalState[] = [
  'BERLIN_OST',
  'BRANDENBURG',
  'MECKLENBURG_VORPOMMERN',
  'SACHSEN',
  'SACHSEN_ANHALT',
  'THUERINGEN',
];

/** Ceiling of pension and unemployment insurance of so many months (1 or 12), § 159, § 275a SGB VI. */
export function pensionCeiling(
  { pensionInsurance }: LawYear,
  federalState: FederalState,
  months: number,
): Cents {
  const { ceilingMonth, ceilingMonthEast } = pensionInsurance;
  return (eastern.includes(federalState) ? ceilingMonthEast : ceilingMonth) * months;
}

/**
 * Care insurance in a month (the last one when left out) or on average of a year: a year that changed it in its middle
 * is paid half at each rate, which is also how the wage-tax programme of 2023 takes it (MPARA).
 */
export function careInsuranceIn(
  { careInsurance, earlierCareInsurance: earlier }: LawYear,
  { month = 12, period = 'month' }: { month?: number | undefined; period?: 'month' | 'year' | undefined },
): CareInsuranceLaw {
  if (!earlier) return careInsurance;
  if (period === 'month') return month <= earlier.lastMonth ? earlier : careInsurance;
  const mean = (before: number, after: number) =>
    (before * earlier.lastMonth + after * (12 - earlier.lastMonth)) / 12;
  return {
    ...careInsurance,
    rate: mean(earlier.rate, careInsurance.rate),
    employeeRate: mean(earlier.employeeRate, careInsurance.employeeRate),
    employeeRateSaxony: mean(earlier.employeeRateSaxony, careInsurance.employeeRateSaxony),
    childlessSurcharge: mean(earlier.childlessSurcharge, careInsurance.childlessSurcharge),
    discountPerChild: mean(earlier.discountPerChild, careInsurance.discountPerChild),
  };
}
