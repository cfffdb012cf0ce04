import {
  type Cents,
  type FederalState,
  federalStates,
  requireAmount,
  requireCode,
  requireRecord,
  shareRounded,
} from '../core';
import { type LawYear, lawForYear } from '../law';
import { careInsuranceIn } from '../law/partsOfYear';
import { type ContributionBases, contributionBases } from './contributionBases';
import type { EmployeeContributionsInput } from './employeeInput';

export interface EmployerHealthSubsidyInput {
  year: number;
  /** 1–12, where rates changed in the year; 12 when left out. */
  month?: number;
  /** Monthly pay. */
  gross: Cents;
  premiumMonth: Cents;
  carePremiumMonth: Cents;
  federalState: FederalState;
}

export interface EmployerHealthSubsidy {
  /** Highest subsidies for this pay: the employer's share in a statutory fund at the average additional rate. */
  maximumHealth: Cents;
  maximumCare: Cents;
  /** At most half of the own premium. */
  health: Cents;
  care: Cents;
  total: Cents;
}

/**
 * Employer's subsidy to private health and care premiums of a month, § 257 (2) SGB V and § 61 (2) SGB XI. A Minijob
 * has none: it is free of insurance by § 7 SGB V, not because of its pay. Cents. Throws `unknown-year`, `negative-amount`.
 */
export function employerHealthSubsidy(input: EmployerHealthSubsidyInput): EmployerHealthSubsidy {
  const law = lawForYear(requireRecord(input, 'input').year);
  requireCode(input.federalState, federalStates, 'federalState');
  requireAmount(input.gross, 'gross');
  requireAmount(input.premiumMonth, 'premiumMonth');
  requireAmount(input.carePremiumMonth, 'carePremiumMonth');
  return subsidyOn(law, input, subsidisedPay(contributionBases(law, input, 1)));
}

/** Premiums of the privately insured in a period. */
export interface PrivateHealthCost {
  premium: Cents;
  carePremium: Cents;
  employerSubsidy: Cents;
  /** What the employee bears: premiums less subsidy. */
  ownShare: Cents;
}

/** Premiums and subsidy of the period for a privately insured employee whose contribution base is known. */
export function privateHealthCost(
  law: LawYear,
  input: EmployeeContributionsInput,
  bases: ContributionBases,
  months: number,
): PrivateHealthCost | undefined {
  if (input.health.kind !== 'private') return undefined;
  const premium = input.health.premiumMonth * months;
  const carePremium = input.health.carePremiumMonth * months;
  const premiums = { ...input, premiumMonth: premium, carePremiumMonth: carePremium };
  const employerSubsidy =
    input.health.employerSubsidy === false ? 0 : subsidyOn(law, premiums, subsidisedPay(bases)).total;
  return { premium, carePremium, employerSubsidy, ownShare: premium + carePremium - employerSubsidy };
}

function subsidisedPay({ form, health }: ContributionBases): Cents {
  return form === 'minijob' ? 0 : health;
}

function subsidyOn(
  law: LawYear,
  input: EmployerHealthSubsidyInput & { period?: 'month' | 'year' },
  base: Cents,
): EmployerHealthSubsidy {
  const { healthInsurance } = law;
  const careInsurance = careInsuranceIn(law, input);
  const healthRate = (healthInsurance.generalRate + healthInsurance.averageAdditionalRate) / 2;
  const employeeCare =
    input.federalState === 'SACHSEN' ? careInsurance.employeeRateSaxony : careInsurance.employeeRate;
  const maximumHealth = shareRounded(base, healthRate);
  const maximumCare = shareRounded(base, careInsurance.rate - employeeCare);
  const health = Math.min(maximumHealth, shareRounded(input.premiumMonth, 0.5));
  const care = Math.min(maximumCare, shareRounded(input.carePremiumMonth, 0.5));
  return { maximumHealth, maximumCare, health, care, total: health + care };
}
