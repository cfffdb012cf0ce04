import { type Cents, floorExact, type Rate, requireAmount, requireCode, requireRecord } from '../core';
import { lawForYear, type TariffLaw } from '../law';

export interface IncomeTaxInput {
  year: number;
  /** Zu versteuerndes Einkommen of the year; for the splitting tariff of both spouses together. */
  taxableIncome: Cents;
  tariff: 'basic' | 'splitting';
}

export interface IncomeTax {
  year: number;
  taxableIncome: Cents;
  tariff: 'basic' | 'splitting';
  /** Tarifliche Einkommensteuer, full euros in cents. */
  tax: Cents;
  /** Tax divided by taxable income, 0 when there is none. */
  averageRate: Rate;
  /** What the next euro costs, by the derivative of the tariff (not stepped). */
  marginalRate: Rate;
}

/**
 * Income tax by the basic or the splitting tariff, § 32a (1) and (5) EStG.
 *
 * Amounts are in cents of a year, rates are fractions. Throws `unknown-year`, `negative-amount`.
 */
export function incomeTax(input: IncomeTaxInput): IncomeTax {
  const { year, taxableIncome, tariff } = requireRecord(input, 'input');
  requireCode(tariff, ['basic', 'splitting'], 'tariff');
  const law = lawForYear(year).tariff;
  requireAmount(taxableIncome, 'taxableIncome');
  const parts = tariff === 'splitting' ? 2 : 1;
  const euros = Math.floor(taxableIncome / (100 * parts));
  const tax = tariffTax(law, euros) * parts * 100;
  const averageRate = taxableIncome === 0 ? 0 : tax / taxableIncome;
  return { year, taxableIncome, tariff, tax, averageRate, marginalRate: marginalRate(law, euros) };
}

/**
 * The tax on one person's income, both in whole euros (the income may carry quarters in classes V and VI).
 *
 * All products are formed from integers (coefficients in hundredths, the tax in 10⁻¹⁰ euros), so that no binary
 * fraction decides whether a euro is cut off.
 */
export function tariffTax(law: TariffLaw, income: number): number {
  if (income < law.basicAllowance + 1) return 0;
  if (income < law.firstZone.end + 1) {
    return quadraticTax(income - law.basicAllowance, law.firstZone.square, law.firstZone.linear, 0);
  }
  if (income < law.secondZone.end + 1) {
    const { square, linear, constant } = law.secondZone;
    return quadraticTax(income - law.firstZone.end, square, linear, constant);
  }
  const { rate, deduction } = income < law.thirdZone.end + 1 ? law.thirdZone : law.topZone;
  return floorExact((income * Math.round(rate * 100) - Math.round(deduction * 100)) / 100);
}

/** (square·y + linear)·y + constant with y = excess ÷ 10,000, cut to whole euros. */
function quadraticTax(excess: number, square: number, linear: number, constant: number): number {
  const exact =
    excess * (Math.round(square * 100) * excess + linear * 1_000_000) +
    Math.round(constant * 100) * 100_000_000;
  return Math.floor(exact / 10_000_000_000);
}

/** The derivative of the tariff at a whole-euro income. */
function marginalRate(law: TariffLaw, income: number): Rate {
  if (income <= law.basicAllowance) return 0;
  if (income <= law.firstZone.end) {
    const { square, linear } = law.firstZone;
    return ((2 * square * (income - law.basicAllowance)) / 10_000 + linear) / 10_000;
  }
  if (income <= law.secondZone.end) {
    const { square, linear } = law.secondZone;
    return ((2 * square * (income - law.firstZone.end)) / 10_000 + linear) / 10_000;
  }
  return income <= law.thirdZone.end ? law.thirdZone.rate : law.topZone.rate;
}
