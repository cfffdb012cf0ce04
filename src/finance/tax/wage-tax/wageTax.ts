import { type Cents, floorExact, type Rate, requireRecord, shareCut } from '../../core';
import { lawForYear } from '../../law';
import { churchTaxRate } from '../churchTaxRate';
import { type SolidaritySurcharge, solidaritySurcharge } from '../solidaritySurcharge';
import { checkWageTaxInput, type TaxClass, type WageTaxInput } from './input';
import { type YearlyWageTax, yearlyWageTax } from './yearlyTax';

export interface WageTax {
  year: number;
  period: 'month' | 'year';
  taxClass: TaxClass;
  factor: number;
  /** The figures of the year from which the period's amounts are taken. */
  yearly: YearlyWageTax;
  yearlySolidarity: SolidaritySurcharge;
  churchTaxRate: Rate;
  /** Lohnsteuer of the period. */
  wageTax: Cents;
  solidaritySurcharge: Cents;
  churchTax: Cents;
  /** The three together. */
  total: Cents;
}

/**
 * Wage tax, solidarity surcharge and church tax withheld from the pay of a month or a year, following the
 * official programme (§ 39b EStG, Programmablaufplan of the year) for classes I to VI.
 *
 * Amounts are cents of the period; `yearly` holds cents of the year. A month is a twelfth of the year, cents
 * cut off. Throws `unknown-year`, `negative-amount`, `invalid-input`, `rate-out-of-range`.
 */
export function wageTax(input: WageTaxInput): WageTax {
  const law = lawForYear(requireRecord(input, 'input').year);
  checkWageTaxInput(input);
  const periods = input.period === 'month' ? 12 : 1;
  const yearly = yearlyWageTax(law, input, {
    pay: input.gross * periods,
    benefits: (input.benefits?.amount ?? 0) * periods,
    taxFreeAllowance: (input.taxFreeAllowance ?? 0) * periods,
  });
  const { year, period, taxClass } = input;
  const yearlySolidarity = solidaritySurcharge({
    year,
    baseTax: yearly.surchargeBase,
    tariff: yearly.tariff,
  });
  const rate = churchTaxRate(input);
  const tax = floorExact(yearly.incomeTax / periods);
  const surcharge = floorExact(yearlySolidarity.surcharge / periods);
  const church = shareCut(floorExact(yearly.surchargeBase / periods), rate);
  return {
    year,
    period,
    taxClass,
    factor: input.factor ?? 1,
    yearly,
    yearlySolidarity,
    churchTaxRate: rate,
    wageTax: tax,
    solidaritySurcharge: surcharge,
    churchTax: church,
    total: tax + surcharge + church,
  };
}
