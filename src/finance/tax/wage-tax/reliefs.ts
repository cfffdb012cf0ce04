import { type Cents, calendarDay, ceilExact, ceilToEuro, type IsoDate } from '../../core';
import { ageRelief, benefitRelief } from '../../law';
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
    ageRelief: reliefForAge(input.year, input.birthDate, otherPay),
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

function reliefForAge(year: number, birthDate: IsoDate | undefined, pay: Cents): Cents {
  if (birthDate === undefined) return 0;
  const yearAfter64 = yearAfterBirthday(birthDate, 64);
  if (yearAfter64 > year) return 0;
  const { share, maximum } = ageRelief(yearAfter64);
  return Math.min(ceilToEuro(ceilExact(pay * share)), maximum);
}

/** An age is completed on the day before the birthday (§ 188 BGB): born on 1 January counts for the year before. */
function yearAfterBirthday(birthDate: IsoDate, age: number): number {
  const { year, month, day } = calendarDay(birthDate);
  return year + age + (month === 1 && day === 1 ? 0 : 1);
}
