import { type Cents, ceilToEuro, type Rate, shareCut } from '../../core';
import type { LawYear } from '../../law';
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

type Insured = Pick<WageTaxInput, 'taxClass' | 'health' | 'pensionInsured' | 'unemploymentInsured'>;

/** The allowance for provident expenses of a yearly pay (PAP: UPEVP, MVSPKVPV, MVSPHB; 2025: MVSP). */
export function providentAllowance(law: LawYear, insured: Insured, yearlyPay: Cents): ProvidentAllowance {
  const { pensionInsurance, wageTax } = law;
  const cappedPay = Math.min(yearlyPay, pensionInsurance.ceilingYear);
  const pension = insured.pensionInsured === false ? 0 : shareCut(cappedPay, pensionInsurance.rate / 2);
  const healthAndCare = healthAndCarePart(law, insured, yearlyPay);
  const actual = ceilToEuro(pension + healthAndCare);
  const rule = wageTax.provident;
  if (rule.rule === 'minimum-share') {
    const maximum = insured.taxClass === 'III' ? rule.maximumClassThree : rule.maximum;
    const minimum = ceilToEuro(pension + Math.min(shareCut(cappedPay, rule.share), maximum));
    return larger({ pension, healthAndCare, unemployment: 0 }, actual, minimum, 'minimum-share');
  }
  if (insured.unemploymentInsured === false || insured.taxClass === 'VI') {
    return { pension, healthAndCare, unemployment: 0, basis: 'actual-rates', total: actual };
  }
  const unemployment = shareCut(cappedPay, law.unemploymentInsurance.rate / 2);
  const together = ceilToEuro(pension + Math.min(unemployment + healthAndCare, rule.maximum));
  return larger({ pension, healthAndCare, unemployment }, actual, together, 'with-unemployment');
}

function larger(
  parts: Pick<ProvidentAllowance, 'pension' | 'healthAndCare' | 'unemployment'>,
  actual: Cents,
  other: Cents,
  otherBasis: 'minimum-share' | 'with-unemployment',
): ProvidentAllowance {
  return other > actual
    ? { ...parts, basis: otherBasis, total: other }
    : { ...parts, basis: 'actual-rates', total: actual };
}

function healthAndCarePart(law: LawYear, { health, taxClass }: Insured, yearlyPay: Cents): Cents {
  const cappedPay = Math.min(yearlyPay, law.healthInsurance.ceilingYear);
  if (health.kind === 'statutory') {
    const additional = health.additionalRate ?? law.healthInsurance.averageAdditionalRate;
    const rate = law.healthInsurance.reducedRate / 2 + additional / 2 + careRate(law, health);
    return shareCut(cappedPay, rate);
  }
  if (taxClass === 'VI') return 0;
  const subsidy =
    law.wageTax.privateHealthSubsidy === 'actual'
      ? health.employerSubsidyMonth * 12
      : notionalSubsidy(law, health.saxony, cappedPay, health.employerSubsidyMonth > 0);
  return Math.max(0, health.basicPremiumMonth * 12 - subsidy);
}

function careRate(
  { careInsurance }: LawYear,
  health: { careSurcharge: boolean; careDiscounts: number; saxony: boolean },
): Rate {
  const share = health.saxony ? careInsurance.employeeRateSaxony : careInsurance.employeeRate;
  return health.careSurcharge
    ? share + careInsurance.childlessSurcharge
    : share - health.careDiscounts * careInsurance.discountPerChild;
}

/** Until 2025 the programme assumes the employer's share at the average rates when there is a subsidy at all. */
function notionalSubsidy(law: LawYear, saxony: boolean, cappedPay: Cents, subsidised: boolean): Cents {
  if (!subsidised) return 0;
  const { healthInsurance, careInsurance } = law;
  const employerCare =
    careInsurance.rate - (saxony ? careInsurance.employeeRateSaxony : careInsurance.employeeRate);
  const rate = healthInsurance.reducedRate / 2 + healthInsurance.averageAdditionalRate / 2 + employerCare;
  return shareCut(cappedPay, rate);
}
