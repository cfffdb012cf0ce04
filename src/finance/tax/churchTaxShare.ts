import { type Cents, type Rate, requireAmount, requireRecord } from '../core';
import { incomeTax } from './tariff';

export interface ChurchTaxShareInput {
  year: number;
  /** Taxable income of the spouse who belongs to the church, and of the one who does not. */
  memberIncome: Cents;
  otherIncome: Cents;
}

/**
 * The member's share of the tax of spouses who are assessed together and of whom one belongs to no church that levies
 * tax (glaubensverschiedene Ehe): as the taxes by the basic tariff on the income of each stand to one another, e.g. § 7 (2)
 * KiStG NRW, § 19 (4) KiStG Baden-Württemberg (from general knowledge of the church tax laws, not seen in print). A
 * special church money (besonderes Kirchgeld) is no part of it. A share of one; 0 where neither would pay tax alone.
 * Throws `unknown-year`, `negative-amount`.
 */
export function churchTaxShare(input: ChurchTaxShareInput): Rate {
  const { year } = requireRecord(input, 'input');
  const taxOn = (income: Cents) => incomeTax({ year, tariff: 'basic', taxableIncome: income }).tax;
  const member = taxOn(requireAmount(input.memberIncome, 'memberIncome'));
  const other = taxOn(requireAmount(input.otherIncome, 'otherIncome'));
  return member + other === 0 ? 0 : member / (member + other);
}
