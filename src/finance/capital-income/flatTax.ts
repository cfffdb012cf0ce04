import {
  type Cents,
  type FederalState,
  floorExact,
  type Rate,
  requireAmount,
  requireFlag,
  requireRecord,
  shareCut,
} from '../core';
import { lawForYear } from '../law';
import { assessTaxes, churchTaxRate } from '../tax';

export interface CapitalIncomeInput {
  year: number;
  /** Interest, dividends and gains of the year, after partial exemptions and losses. */
  income: Cents;
  /** Married and assessed together: the saver's allowance doubles. */
  couple: boolean;
  /** Allowance already used elsewhere. */
  allowanceUsed?: Cents;
  /** Creditable foreign tax on this income. */
  foreignTax?: Cents;
  federalState: FederalState;
  churchMember: boolean;
}

export interface CapitalIncomeTax {
  year: number;
  income: Cents;
  /** Sparer-Pauschbetrag that this income uses. */
  allowance: Cents;
  taxable: Cents;
  flatTax: Cents;
  solidaritySurcharge: Cents;
  churchTax: Cents;
  total: Cents;
  /** Income less all taxes. */
  net: Cents;
  /** All taxes over the taxable part; 0 when there is none. */
  effectiveRate: Rate;
}

/**
 * Flat tax on capital income, §§ 20, 32d (1) EStG: 25 %, with church tax (taxable − 4 × foreign tax) ÷ (4 + rate),
 * plus 5.5 % solidarity surcharge without free limit and church tax. Cents are cut off. Throws `unknown-year`,
 * `negative-amount`, `invalid-input`.
 */
export function capitalIncomeTax(input: CapitalIncomeInput): CapitalIncomeTax {
  const { capitalIncome, solidarity } = lawForYear(requireRecord(input, 'input').year);
  const income = requireAmount(input.income, 'income');
  const used = requireAmount(input.allowanceUsed ?? 0, 'allowanceUsed');
  const foreignTax = requireAmount(input.foreignTax ?? 0, 'foreignTax');
  const left = Math.max(
    0,
    capitalIncome.saverAllowance * (requireFlag(input.couple, 'couple') ? 2 : 1) - used,
  );
  const allowance = Math.min(left, income);
  const taxable = income - allowance;
  const churchRate = churchTaxRate(input);
  const divisor = 1 / capitalIncome.flatRate;
  const flatTax = floorExact(Math.max(0, taxable - divisor * foreignTax) / (divisor + churchRate));
  const solidaritySurcharge = shareCut(flatTax, solidarity.rate);
  const churchTax = shareCut(flatTax, churchRate);
  const total = flatTax + solidaritySurcharge + churchTax;
  return {
    year: input.year,
    income,
    allowance,
    taxable,
    flatTax,
    solidaritySurcharge,
    churchTax,
    total,
    net: income - total,
    effectiveRate: taxable === 0 ? 0 : total / taxable,
  };
}

export interface CapitalIncomeComparison {
  flat: CapitalIncomeTax;
  /** Further taxes when the capital income is assessed with the other income instead. */
  assessed: Cents;
  better: 'flat' | 'assessed';
  /** What the application of § 32d (6) EStG saves; 0 when the flat tax is better. */
  saving: Cents;
}

/**
 * Flat tax against assessment with the personal rate (Günstigerprüfung, § 32d (6) EStG). `otherIncome` is the
 * taxable income of the year without capital income. Throws as `capitalIncomeTax` does.
 */
export function compareCapitalIncome(
  input: CapitalIncomeInput & { otherIncome: Cents },
): CapitalIncomeComparison {
  const flat = capitalIncomeTax(input);
  const { year, federalState, churchMember } = input;
  const tariff = input.couple ? 'splitting' : 'basic';
  const taxesOn = (incomeBeforeChildren: Cents) =>
    assessTaxes({ year, tariff, federalState, churchMember, incomeBeforeChildren }).total;
  const otherIncome = requireAmount(input.otherIncome, 'otherIncome');
  const further = taxesOn(otherIncome + flat.taxable) - taxesOn(otherIncome);
  const assessed = Math.max(0, further - (input.foreignTax ?? 0));
  const saving = Math.max(0, flat.total - assessed);
  return { flat, assessed, better: saving > 0 ? 'assessed' : 'flat', saving };
}
