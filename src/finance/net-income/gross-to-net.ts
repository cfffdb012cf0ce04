import { type Cents, type FederalState, FinanceError, type IsoDate, requireAmount } from '../core';
import { lawForYear } from '../law';
import {
  type CareSituation,
  type EmployeeContributions,
  type EmployeeHealthInsurance,
  employeeContributions,
} from '../social-insurance';
import { type PensionBenefits, type TaxClass, type WageTax, wageTax } from '../tax';
import { deferralLimits } from './deferral-limits';
import { healthForTax } from './health-for-tax';

export interface GrossToNetInput extends CareSituation {
  year: number;
  /** Month of the pay, 1–12; matters to those who turn 23 in the year. */
  month?: number;
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
  birthDate?: IsoDate;
  federalState: FederalState;
  churchMember: boolean;
  health: EmployeeHealthInsurance;
  /** Both true when left out; false for civil servants. */
  pensionInsured?: boolean;
  unemploymentInsured?: boolean;
  employment?: 'automatic' | 'regular';
  minijobPensionExempt?: boolean;
  /** Aktivrente: employed past the standard retirement age; part of the pay is free of tax, not of contributions. */
  activePension?: boolean;
  /** Civil-service pension within the gross pay. */
  benefits?: PensionBenefits;
}

/** From gross to net: `gross + employerSubsidy − contributions.employeeTotal − taxes = net`, to the cent. */
export interface GrossToNet {
  year: number;
  period: 'month' | 'year';
  gross: Cents;
  deferredPay: Cents;
  /** Pay that is free of tax as Aktivrente. */
  activePension: Cents;
  contributions: EmployeeContributions;
  tax: WageTax;
  /** Withheld from the employee, in the order of a payslip. */
  deductions: {
    wageTax: Cents;
    solidaritySurcharge: Cents;
    churchTax: Cents;
    pension: Cents;
    unemployment: Cents;
    health: Cents;
    care: Cents;
    deferredPay: Cents;
  };
  totalDeductions: Cents;
  /** Subsidy to private premiums that is paid out with the pay. */
  employerSubsidy: Cents;
  /** What reaches the account; private premiums are not yet paid from it. */
  net: Cents;
  /** Own private health and care premiums of the period. */
  privatePremiums: Cents;
  netAfterPrivatePremiums: Cents;
  /** Gross pay and the employer's contributions: what the job costs. */
  employerCost: Cents;
}

/**
 * Net pay of a month or a year from gross pay: social contributions, wage tax, solidarity surcharge and church tax.
 *
 * Minijobs and Midijobs are recognised by the pay. A year uses the yearly ceilings and the yearly wage tax. All
 * amounts are cents of the period. Throws `unknown-year`, `negative-amount`, `rate-out-of-range`,
 * `invalid-input`, `invalid-date`.
 */
export function grossToNet(input: GrossToNetInput): GrossToNet {
  const { year, period, gross } = input;
  const deferredPay = requireAmount(input.deferredPay ?? 0, 'deferredPay');
  if (deferredPay > requireAmount(gross, 'gross')) {
    throw new FinanceError('invalid-input', 'deferredPay', 'more than the gross pay');
  }
  const free = deferralLimits({ year, period });
  const insured =
    deferredPay === 0 ? input : { ...input, gross: gross - Math.min(deferredPay, free.contributionFree) };
  const contributions = employeeContributions(insured);
  const minijob = contributions.bases.form === 'minijob';
  const taxable = minijob ? 0 : gross - Math.min(deferredPay, free.taxFree);
  const activePension = input.activePension ? Math.min(taxable, activePensionOf(input)) : 0;
  const tax = wageTax({
    ...input,
    gross: taxable - activePension,
    health: healthForTax(input, contributions),
  });
  const deductions = {
    wageTax: tax.wageTax,
    solidaritySurcharge: tax.solidaritySurcharge,
    churchTax: tax.churchTax,
    pension: contributions.pension.employee,
    unemployment: contributions.unemployment.employee,
    health: contributions.health.employee + contributions.healthAdditional.employee,
    care: contributions.careInsurance.employee,
    deferredPay,
  };
  const totalDeductions = tax.total + contributions.employeeTotal + deferredPay;
  const privateHealth = contributions.privateHealth;
  const employerSubsidy = privateHealth?.employerSubsidy ?? 0;
  const privatePremiums = privateHealth ? privateHealth.premium + privateHealth.carePremium : 0;
  const net = gross + employerSubsidy - totalDeductions;
  return {
    year,
    period,
    gross,
    deferredPay,
    activePension,
    contributions,
    tax,
    deductions,
    totalDeductions,
    employerSubsidy,
    net,
    privatePremiums,
    netAfterPrivatePremiums: net - privatePremiums,
    employerCost: gross + contributions.employerTotal,
  };
}

function activePensionOf({ year, period }: GrossToNetInput): Cents {
  return lawForYear(year).allowances.activePensionMonth * (period === 'month' ? 1 : 12);
}
