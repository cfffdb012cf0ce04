import type { Cents, FederalState, IsoDate } from '../core';
import type { CareSituation, EmployeeContributionsInput, EmployeeHealthInsurance } from '../social-insurance';
import type { PensionBenefits, TaxClass } from '../tax';

export interface GrossToNetInput extends CareSituation {
  year: number;
  /** Month of the pay, 1–12; matters to those who turn 23 in the year. */
  month?: number;
  /** The day that is asked about, if it may lie after the year of the table: for the Minijob limit of that day. */
  day?: IsoDate;
  period: 'month' | 'year';
  /** Gross pay of the period. */
  gross: Cents;
  taxClass: TaxClass;
  /** Class IV with factor: 0.001–0.999. */
  factor?: number;
  /** Child allowances on the tax card, steps of 0.5; lowers solidarity surcharge and church tax only. */
  childAllowances?: number;
  /** Allowance of the period registered with the tax office. */
  taxFreeAllowance?: Cents;
  /**
   * Pay of the period that is converted into an occupational pension: free of contributions up to 4 % and of tax
   * up to 8 % of the pension insurance's ceiling.
   */
  deferredPay?: Cents;
  /** What the employer pays into it on top of the gross pay: uses up the limits of `deferredPay` first. */
  employerPension?: Cents;
  birthDate?: IsoDate;
  federalState: FederalState;
  churchMember: boolean;
  health: EmployeeHealthInsurance;
  /** Both true when left out; false for civil servants. What follows from age and pension: see employeeContributions. */
  pensionInsured?: boolean;
  unemploymentInsured?: boolean;
  fullOldAgePension?: boolean;
  pensionWaiver?: boolean;
  employment?: NonNullable<EmployeeContributionsInput['employment']>;
  minijobPensionExempt?: boolean;
  /**
   * Aktivrente: employed past the standard retirement age; part of the pay is free of tax, not of contributions. Of a
   * year in which that age is reached the months past it count.
   */
  activePension?: boolean;
  /** Civil-service pension within the gross pay. */
  benefits?: PensionBenefits;
}
