import {
  type Cents,
  FinanceError,
  type Rate,
  requireAmount,
  requireCount,
  requireRecord,
  roundHalfUp,
} from '../core';
import { lawForYear, taxablePensionShare } from '../law';

export interface PensionTaxationInput {
  year: number;
  /** Year in which the pension began. */
  startYear: number;
  /** Gross pension of the year. */
  pensionYear: Cents;
  /** Other pensions of the year that are taxed in full (§ 22 Nr. 5 EStG): they share the lump sum. */
  fullyTaxableYear?: Cents;
  /** The tax-free amount in euros fixed in the year after the start, where it is known from a tax assessment. */
  fixedTaxFreeAmount?: Cents;
}

export interface PensionTaxation {
  taxableShare: Rate;
  taxFreeAmount: Cents;
  /** Taxable part of the pension before the lump sum for expenses. */
  taxable: Cents;
  fullyTaxable: Cents;
  /** Once for both together, § 9a sentence 1 Nr. 3 EStG. */
  expensesLumpSum: Cents;
  /** Income from both. */
  income: Cents;
}

/**
 * Taxable part of a state or basic pension, § 22 Nr. 1 Satz 3 a aa EStG. The tax-free AMOUNT is fixed from the
 * second year on; without it the share is taken of this year's pension, which is a little too favourable after
 * adjustments. Other pensions of § 22 Nr. 5 share the lump sum for expenses. Cents of a year. Throws `unknown-year`, `negative-amount`, `invalid-input`.
 */
export function pensionTaxation(input: PensionTaxationInput): PensionTaxation {
  const { allowances } = lawForYear(requireRecord(input, 'input').year);
  const pension = requireAmount(input.pensionYear, 'pensionYear');
  if (requireCount(input.startYear, 'startYear', 1900, 2200) > input.year) {
    throw new FinanceError('invalid-input', 'startYear', 'the pension has not begun');
  }
  const taxableShare = taxablePensionShare(input.startYear);
  const taxFreeAmount = Math.min(
    pension,
    requireAmount(
      input.fixedTaxFreeAmount ?? roundHalfUp(pension * (1 - taxableShare)),
      'fixedTaxFreeAmount',
    ),
  );
  const taxable = pension - taxFreeAmount;
  const fullyTaxable = requireAmount(input.fullyTaxableYear ?? 0, 'fullyTaxableYear');
  const expensesLumpSum = Math.min(allowances.pensionIncome, taxable + fullyTaxable);
  const income = taxable + fullyTaxable - expensesLumpSum;
  return { taxableShare, taxFreeAmount, taxable, fullyTaxable, expensesLumpSum, income };
}
