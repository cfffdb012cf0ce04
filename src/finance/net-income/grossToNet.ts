import { type Cents, FinanceError, requireAmount, requireFlag, requireRecord } from '../core';
import { type EmployeeContributions, employeeContributions } from '../social-insurance';
import { freedomOf } from '../social-insurance/freedom';
import { type WageTax, wageTax } from '../tax';
import { mostActivePension } from './activePension';
import { deferralLimits } from './deferralLimits';
import type { GrossToNetInput } from './grossToNetInput';
import { healthForTax } from './healthForTax';
import { type MinijobCharges, minijobCharges } from './minijobCharges';

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
  /** Flat tax and levies that the employer of a Minijob pays on top. */
  minijobCharges: MinijobCharges | undefined;
  /** Gross pay, the employer's contributions and the charges of a Minijob: what the job costs. */
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
  const { year, period, gross } = requireRecord(input, 'input');
  const benefits = benefitsOf(input);
  const deferredPay = requireAmount(input.deferredPay ?? 0, 'deferredPay');
  if (deferredPay > gross - benefits) {
    throw new FinanceError('invalid-input', 'deferredPay', 'more than the gross pay');
  }
  const paidIn = deferredPay + requireAmount(input.employerPension ?? 0, 'employerPension');
  const limits = deferralLimits({ year, period });
  const liableAbove = (free: Cents) => gross - deferredPay + Math.max(0, paidIn - free);
  const insured = { ...input, gross: liableAbove(limits.contributionFree) };
  // a civil-service pension is no job, so never a small one
  const contributions = employeeContributions(benefits > 0 ? { ...insured, employment: 'regular' } : insured);
  const minijob = contributions.bases.form === 'minijob';
  const taxable = minijob ? 0 : liableAbove(limits.taxFree);
  const activePension = requireFlag(input.activePension ?? false, 'activePension')
    ? Math.min(taxable - benefits, mostActivePension(input))
    : 0;
  const freedom = freedomOf(input);
  const tax = wageTax({
    ...input,
    // of a year, insured in part of it is insured
    pensionInsured: input.pensionInsured !== false && freedom.pension < 1,
    unemploymentInsured: input.unemploymentInsured !== false && freedom.unemployment < 1,
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
  const charges = minijob ? minijobCharges({ year, gross: insured.gross }) : undefined;
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
    minijobCharges: charges,
    employerCost: gross + contributions.employerTotal + (charges?.total ?? 0),
  };
}

/** The part of the gross pay that is a pension: neither deferred nor Aktivrente. */
function benefitsOf({ gross, benefits }: GrossToNetInput): Cents {
  requireAmount(gross, 'gross');
  if (benefits === undefined) return 0;
  const amount = requireAmount(requireRecord(benefits, 'benefits').amount, 'benefits.amount');
  if (amount > gross)
    throw new FinanceError('invalid-input', 'benefits.amount', 'benefits are a part of the gross pay');
  return amount;
}
