import { type Cents, ceilExact, FinanceError, requireAmount, requireCount, requireRecord } from '../core';
import { benefitRelief, lawForYear } from '../law';

export interface ServicePensionTaxationInput {
  year: number;
  /** Year in which the pension began. */
  startYear: number;
  /** Gross pension of the year. */
  pensionYear: Cents;
}

export interface ServicePensionTaxation {
  /** Versorgungsfreibetrag and the supplement to it, § 19 (2) EStG. */
  relief: Cents;
  /** § 9a sentence 1 Nr. 1 b EStG. */
  expensesLumpSum: Cents;
  income: Cents;
}

/**
 * Taxable part of a civil-service pension, § 19 (2) EStG. The relief is fixed by the first month's pension; this takes
 * today's, which is a little too favourable after adjustments. Cents of a year. Throws `unknown-year`,
 * `negative-amount`, `invalid-input`.
 */
export function servicePensionTaxation(input: ServicePensionTaxationInput): ServicePensionTaxation {
  const { allowances } = lawForYear(requireRecord(input, 'input').year);
  const pension = requireAmount(input.pensionYear, 'pensionYear');
  if (requireCount(input.startYear, 'startYear', 1900, 2200) > input.year)
    throw new FinanceError('invalid-input', 'startYear', 'the pension has not begun');
  const { share, maximum, supplement } = benefitRelief(input.startYear);
  const allowance = Math.min(ceilExact(pension * share), maximum);
  const relief = allowance + Math.min(supplement, pension - allowance);
  const expensesLumpSum = Math.min(allowances.pensionIncome, pension - relief);
  return { relief, expensesLumpSum, income: pension - relief - expensesLumpSum };
}
