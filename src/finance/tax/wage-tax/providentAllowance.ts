import { type Cents, ceilToEuro, floorExact, type Rate, shareCut } from '../../core';
import type { CareInsuranceLaw, LawYear } from '../../law';
import { careInsuranceIn, pensionCeiling } from '../../law/partsOfYear';
import type { WageTaxInput } from './input';

/** Vorsorgepauschale, § 39b (2) sentence 5 Nr. 3 EStG, a year in cents. */
export interface ProvidentAllowance {
  /** Part for the state pension (VSPR). */
  pension: Cents;
  /** Part for health and care insurance (VSPKVPV). */
  healthAndCare: Cents;
  /** Part for unemployment insurance before any maximum; 0 where the year's law does not know it (VSPALV). */
  unemployment: Cents;
  /** Which of the two sums is the larger and counts. */
  basis: 'actual-rates' | 'minimum-share' | 'with-unemployment';
  /** The allowance, up to full euros. */
  total: Cents;
}

type Insured = Pick<
  WageTaxInput,
  'taxClass' | 'health' | 'federalState' | 'period' | 'month' | 'pensionInsured' | 'unemploymentInsured'
>;

/** The allowance for provident expenses of a yearly pay (PAP: UPEVP, MVSPKVPV, MVSPHB; 2025: MVSP). */
export function providentAllowance(law: LawYear, insured: Insured, yearlyPay: Cents): ProvidentAllowance {
  const cappedPay = Math.min(yearlyPay, pensionCeiling(law, insured.federalState, 12));
  const pension = insured.pensionInsured === false ? 0 : shareCut(cappedPay, law.pensionInsurance.rate / 2);
  const healthAndCare = healthAndCarePart(law, insured, yearlyPay);
  const { basis, unemployment, limited } = limitedPart(law, insured, cappedPay, healthAndCare);
  const actual = ceilToEuro(pension + healthAndCare);
  const other = ceilToEuro(pension + limited);
  return other > actual
    ? { pension, healthAndCare, unemployment, basis, total: other }
    : { pension, healthAndCare, unemployment, basis: 'actual-rates', total: actual };
}

/** The part beside the state pension by the year's second rule, limited by its maximum. */
function limitedPart(
  law: LawYear,
  insured: Insured,
  cappedPay: Cents,
  healthAndCare: Cents,
): { basis: ProvidentAllowance['basis']; unemployment: Cents; limited: Cents } {
  const rule = law.wageTax.provident;
  if (rule.rule === 'minimum-share') {
    const maximum = insured.taxClass === 'III' ? rule.maximumClassThree : rule.maximum;
    const limited = Math.min(shareCut(cappedPay, rule.share), maximum);
    return { basis: 'minimum-share', unemployment: 0, limited };
  }
  const counts = insured.unemploymentInsured !== false && insured.taxClass !== 'VI';
  const unemployment = counts ? shareCut(cappedPay, law.unemploymentInsurance.rate / 2) : 0;
  const limited = counts ? Math.min(unemployment + healthAndCare, rule.maximum) : 0;
  return { basis: 'with-unemployment', unemployment, limited };
}

function healthAndCarePart(law: LawYear, insured: Insured, yearlyPay: Cents): Cents {
  const { health, taxClass } = insured;
  const care = careInsuranceIn(law, insured);
  const cappedPay = Math.min(yearlyPay, law.healthInsurance.ceilingYear);
  if (health.kind === 'statutory') {
    const additional = health.additionalRate ?? law.healthInsurance.averageAdditionalRate;
    const rate = law.healthInsurance.reducedRate / 2 + additional / 2 + careRate(law, care, health);
    return shareCut(cappedPay, rate);
  }
  if (taxClass === 'VI') return 0;
  const premiums = health.basicPremiumMonth * 12;
  if (law.wageTax.privateHealthSubsidy === 'actual') {
    return Math.max(0, premiums - health.employerSubsidyMonth * 12);
  }
  if (health.employerSubsidyMonth === 0) return premiums;
  return Math.max(0, floorExact(premiums - cappedPay * notionalSubsidyRate(law, care, health.saxony)));
}

function careRate(
  { wageTax }: LawYear,
  care: CareInsuranceLaw,
  health: { careSurcharge: boolean; careDiscounts: number; saxony: boolean },
): Rate {
  const share = employeeShare(care, health.saxony);
  if (health.careSurcharge) return share + care.childlessSurcharge;
  return wageTax.careDiscounts ? share - health.careDiscounts * care.discountPerChild : share;
}

function employeeShare(care: CareInsuranceLaw, saxony: boolean): Rate {
  return saxony ? care.employeeRateSaxony : care.employeeRate;
}

/**
 * Until 2025 the programme assumes the employer's share at the average rates when there is a subsidy at all, and cuts
 * to cents what is left of the premiums (MVSP), not the subsidy.
 */
function notionalSubsidyRate({ healthInsurance }: LawYear, care: CareInsuranceLaw, saxony: boolean): Rate {
  const employerCare = care.rate - employeeShare(care, saxony);
  return healthInsurance.reducedRate / 2 + healthInsurance.averageAdditionalRate / 2 + employerCare;
}
