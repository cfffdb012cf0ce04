import { type Cents, floorExact, requireAmount, requireRecord, shareCut } from '../../core';
import { lawForYear } from '../../law';
import { churchTaxRate } from '../churchTaxRate';
import { solidaritySurcharge } from '../solidaritySurcharge';
import { checkWageTaxInput, type WageTaxInput } from './input';
import { yearlyWageTax } from './yearlyTax';

export interface OneOffPayTaxInput extends Omit<WageTaxInput, 'period' | 'gross' | 'benefits'> {
  /** Regular pay expected for the whole year, earlier one-off payments included. */
  yearlyPay: Cents;
  /** Sonstiger Bezug: holiday or Christmas pay, a bonus. */
  oneOffPay: Cents;
}

export interface OneOffPayTax {
  /** Yearly wage tax without and with the payment. */
  taxWithout: Cents;
  taxWith: Cents;
  wageTax: Cents;
  solidaritySurcharge: Cents;
  churchTax: Cents;
  total: Cents;
}

/**
 * Wage tax on a one-off payment: the difference of the yearly taxes with and without it, § 39b (3) EStG
 * (PAP: MSONST). The solidarity surcharge is 5.5 % of it once the yearly tax exceeds the free limit, without the
 * sliding zone. Throws as `wageTax` does.
 */
export function oneOffPayTax(input: OneOffPayTaxInput): OneOffPayTax {
  const law = lawForYear(requireRecord(input, 'input').year);
  const { yearlyPay, oneOffPay, ...person } = input;
  requireAmount(yearlyPay, 'yearlyPay');
  requireAmount(oneOffPay, 'oneOffPay');
  const { factor = 1, ...withoutFactor } = person;
  const taxed: WageTaxInput = { ...withoutFactor, period: 'year', gross: yearlyPay + oneOffPay };
  checkWageTaxInput(factor === 1 ? taxed : { ...taxed, factor });
  const free = { benefits: 0, taxFreeAllowance: input.taxFreeAllowance ?? 0 };
  const without = yearlyWageTax(law, taxed, { ...free, pay: yearlyPay });
  const together = yearlyWageTax(law, taxed, { ...free, pay: yearlyPay + oneOffPay });
  const euros = floorExact(((together.incomeTax - without.incomeTax) * factor) / 100);
  const tax = euros * 100;
  const baseTax = floorExact((together.surchargeBase * factor) / 100) * 100;
  const { zone } = solidaritySurcharge({ year: law.year, baseTax, tariff: together.tariff });
  const surcharge = zone === 'none' ? 0 : shareCut(tax, law.solidarity.rate);
  const church = shareCut(tax, churchTaxRate(input));
  return {
    taxWithout: without.incomeTax,
    taxWith: together.incomeTax,
    wageTax: tax,
    solidaritySurcharge: surcharge,
    churchTax: church,
    total: tax + surcharge + church,
  };
}
