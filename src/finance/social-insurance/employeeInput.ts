import {
  type Cents,
  type FederalState,
  FinanceError,
  type IsoDate,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireDate,
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
      /**
       * False: not entitled to Krankengeld, so the reduced rate applies (§§ 50 (1), 243 SGB V). True when left out,
       * unless a full old-age pension is drawn.
       */
      sickPay?: boolean;
    }
  /** Insured, but not by this work: working students, § 6 (1) Nr. 3 SGB V. */
  | { kind: 'elsewhere' }
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
  /** The day that is asked about: after the year of the table, the Minijob limit that is known for it holds. */
  day?: IsoDate;
  period: 'month' | 'year';
  /** Pay of the period liable to contributions. */
  gross: Cents;
  federalState: FederalState;
  health: EmployeeHealthInsurance;
  /**
   * False: the work is outside the branch, and nobody pays (civil servants). True when left out: past the standard age
   * the employee may still be free while the employer pays, which follows from birth date and pension.
   */
  pensionInsured?: boolean;
  unemploymentInsured?: boolean;
  /** Draws a full old-age pension, § 5 (4) SGB VI. False when left out. */
  fullOldAgePension?: boolean;
  /** Has waived the freedom that goes with that pension, § 5 (4) sentence 2 SGB VI. False when left out. */
  pensionWaiver?: boolean;
  /**
   * `automatic` (when left out): Minijob and Midijob rules by the pay. `regular`: never (voluntary service, jobs beside
   * a main job). `training`: never, and the employer pays for those who earn next to nothing, § 20 (3) SGB IV.
   */
  employment?: 'automatic' | 'regular' | 'training';
  /** Minijob: exempt from pension insurance on application. */
  minijobPensionExempt?: boolean;
}

const flags = [
  'pensionInsured',
  'unemploymentInsured',
  'fullOldAgePension',
  'pensionWaiver',
  'minijobPensionExempt',
] as const;

/** Refuses what cannot be computed: throws the `FinanceError` that names the member. */
export function checkEmployeeInput(input: EmployeeContributionsInput): void {
  requireAmount(input.gross, 'gross');
  if (input.month !== undefined) requireCount(input.month, 'month', 1, 12);
  if (input.day !== undefined) requireDate(input.day, 'day');
  requireCode(input.period, ['month', 'year'], 'period');
  requireCode(input.employment ?? 'automatic', ['automatic', 'regular', 'training'], 'employment');
  for (const flag of flags) requireFlag(input[flag] ?? false, flag);
  const health = requireRecord(input.health, 'health');
  requireCode(health.kind, ['statutory', 'elsewhere', 'private'], 'health.kind');
  if (health.kind === 'elsewhere') return;
  if (health.kind === 'statutory') {
    requireFlag(health.sickPay ?? true, 'health.sickPay');
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
