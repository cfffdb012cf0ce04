import { type Cents, ceilExact, ceilToEuro, type IsoDate } from '../../core';
import { benefitRelief } from '../../law';
import { reliefForAge } from '../reliefForAge';
import type { PensionBenefits } from './input';

/** What § 39b (2) sentence 3 EStG takes off the yearly pay before the tables, in cents. */
export interface PayReliefs {
  /** Versorgungsfreibetrag (FVB). */
  benefitAllowance: Cents;
  /** Zuschlag zum Versorgungsfreibetrag before it meets the taxable benefits (FVBZ). */
  benefitSupplement: Cents;
  /** Altersentlastungsbetrag (ALTE). */
  ageRelief: Cents;
}

/** The reliefs for civil-service pensions and for age (PAP: MRE4 and MRE4ALTE), for a full year. */
export function payReliefs(input: {
  year: number;
  yearlyPay: Cents;
  yearlyBenefits: Cents;
  benefits: PensionBenefits | undefined;
  birthDate: IsoDate | undefined;
}): PayReliefs {
  const { benefitAllowance, benefitSupplement } = reliefOnBenefits(input.yearlyBenefits, input.benefits);
  const otherPay = input.yearlyPay - input.yearlyBenefits;
  return {
    benefitAllowance,
    benefitSupplement,
    ageRelief: reliefForAge({ year: input.year, birthDate: input.birthDate, income: otherPay }),
  };
}

function reliefOnBenefits(yearly: Cents, benefits: PensionBenefits | undefined) {
  if (!benefits || yearly === 0) return { benefitAllowance: 0, benefitSupplement: 0 };
  const { share, maximum, supplement } = benefitRelief(benefits.startYear);
  const base = benefits.firstMonth * 12 + benefits.specialPayments;
  const benefitAllowance = Math.min(ceilExact(base * share), maximum, yearly);
  const rest = base - benefitAllowance;
  return { benefitAllowance, benefitSupplement: supplement > rest ? ceilToEuro(rest) : supplement };
}
