import { type Cents, type Rate, requireAmount, requireRecord, shareCut } from '../core';
import { type ChurchTaxRateInput, churchTaxRate } from './churchTaxRate';

export interface ChurchTaxInput extends ChurchTaxRateInput {
  /** Yearly or monthly income tax reduced by full child allowances (§ 51a (2) EStG). */
  baseTax: Cents;
}

export interface ChurchTax {
  rate: Rate;
  baseTax: Cents;
  tax: Cents;
}

/**
 * Church tax as a share of the income tax: 8 % in Bayern and Baden-Württemberg, 9 % in the other states, none
 * abroad or without membership. Cents are cut off. The cap that some churches grant on application is not
 * applied. Throws `unknown-year`, `negative-amount`, `invalid-input`.
 */
export function churchTax(input: ChurchTaxInput): ChurchTax {
  const baseTax = requireAmount(requireRecord(input, 'input').baseTax, 'baseTax');
  const rate = churchTaxRate(input);
  return { rate, baseTax, tax: shareCut(baseTax, rate) };
}
