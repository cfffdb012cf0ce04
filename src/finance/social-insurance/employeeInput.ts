import {
  type Cents,
  type FederalState,
  FinanceError,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireFlag,
  requireRate,
  requireRecord,
} from '../core';
import type { CareSituation } from './careRate';

/** Health insurance of an employee. */
export type EmployeeHealthInsurance =
  | {
      kind: 'statutory';
      /** Additional rate of the fund, both shares together (0.029); the year's average when left out. */
      additionalRate?: Rate;
    }
  | {
      kind: 'private';
      /** Own monthly premiums. */
      premiumMonth: Cents;
      carePremiumMonth: Cents;
      /**
       * Part of both premiums that buys basic cover and counts for wage tax, those for dependants included;
       * all of them when left out.
       */
      basicPremiumMonth?: Cents;
      /** False for civil servants with aid: no employer's subsidy. */
      employerSubsidy?: boolean;
    };

export interface EmployeeContributionsInput extends CareSituation {
  year: number;
  month?: number;
  period: 'month' | 'year';
  /** Pay of the period liable to contributions. */
  gross: Cents;
  federalState: FederalState;
  health: EmployeeHealthInsurance;
  /** Both true when left out. */
  pensionInsured?: boolean;
  unemploymentInsured?: boolean;
  /**
   * `automatic` (when left out): Minijob and Midijob rules by the pay. `regular`: never (trainees, voluntary
   * service, jobs beside a main job).
   */
  employment?: 'automatic' | 'regular';
  /** Minijob: exempt from pension insurance on application. */
  minijobPensionExempt?: boolean;
}

export function checkEmployeeInput(input: EmployeeContributionsInput): void {
  requireAmount(input.gross, 'gross');
  if (input.month !== undefined) requireCount(input.month, 'month', 1, 12);
  requireCode(input.period, ['month', 'year'], 'period');
  requireCode(input.employment ?? 'automatic', ['automatic', 'regular'], 'employment');
  for (const flag of ['pensionInsured', 'unemploymentInsured', 'minijobPensionExempt'] as const)
    requireFlag(input[flag] ?? false, flag);
  const health = requireRecord(input.health, 'health');
  requireCode(health.kind, ['statutory', 'private'], 'health.kind');
  if (health.kind === 'statutory') {
    if (health.additionalRate !== undefined)
      requireRate(health.additionalRate, 'health.additionalRate', 0, 0.1);
    return;
  }
  requireFlag(health.employerSubsidy ?? true, 'health.employerSubsidy');
  requireAmount(health.premiumMonth, 'health.premiumMonth');
  requireAmount(health.carePremiumMonth, 'health.carePremiumMonth');
  if (health.basicPremiumMonth !== undefined)
    requireAmount(health.basicPremiumMonth, 'health.basicPremiumMonth');
  if (health.premiumMonth === 0 && health.carePremiumMonth > 0) {
    throw new FinanceError('invalid-input', 'health.premiumMonth', 'care cover comes with health cover');
  }
}
