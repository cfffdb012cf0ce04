import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireFlag,
  requireRate,
  requireRecord,
  shareRounded,
} from '../core';
import { lawForYear } from '../law';
import { type CareRate, type CareSituation, careRate } from './careRate';

export interface VoluntaryMemberInput extends CareSituation {
  year: number;
  month?: number;
  /** `year`: the average rates of a year that changed them. */
  period?: 'month' | 'year';
  /** All income of a month that counts for contributions (profit, rent, capital income). */
  incomeMonth: Cents;
  /** With entitlement to sick pay: the general rate, else the reduced one. */
  sickPay: boolean;
  additionalRate?: Rate;
  federalState: FederalState;
}

export interface VoluntaryMember {
  /** Income between the minimum base and the ceiling. */
  base: Cents;
  healthRate: Rate;
  additionalRate: Rate;
  health: Cents;
  healthAdditional: Cents;
  care: CareRate;
  careInsurance: Cents;
  total: Cents;
}

/**
 * Monthly contributions of a voluntary member of a statutory fund without an employer (self-employed),
 * § 240 SGB V: full rates on all income, at least on the minimum base. Cents. Throws `unknown-year`,
 * `negative-amount`, `rate-out-of-range`.
 */
export function voluntaryMember(input: VoluntaryMemberInput): VoluntaryMember {
  const { healthInsurance } = lawForYear(requireRecord(input, 'input').year);
  requireAmount(input.incomeMonth, 'incomeMonth');
  const additionalRate = requireRate(
    input.additionalRate ?? healthInsurance.averageAdditionalRate,
    'additionalRate',
    0,
    0.1,
  );
  const healthRate = requireFlag(input.sickPay, 'sickPay')
    ? healthInsurance.generalRate
    : healthInsurance.reducedRate;
  const raised = Math.max(input.incomeMonth, healthInsurance.voluntaryMinimumBaseMonth);
  const base = Math.min(raised, healthInsurance.ceilingMonth);
  const care = careRate(input);
  const health = shareRounded(base, healthRate);
  const healthAdditional = shareRounded(base, additionalRate);
  const careInsurance = shareRounded(base, care.fullRate);
  const total = health + healthAdditional + careInsurance;
  return { base, healthRate, additionalRate, health, healthAdditional, care, careInsurance, total };
}
