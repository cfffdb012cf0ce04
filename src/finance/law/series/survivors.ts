import { type Cents, euros, requireCount } from '../../core';
import { type LawSource, type Sourced, unverified } from '../lawSource';

interface SurvivorIncomeRules {
  /** Shares by which gross income is lowered before it counts. A Minijob's pay is not lowered. */
  pay: number;
  officialPay: number;
  profit: number;
  statutoryPension: number;
  civilServicePension: number;
  companyPension: number;
  privatePension: number;
  /** Taxed at the flat rate of § 32d EStG. */
  capital: number;
  rent: number;
  /** Of pensions that began before 2011. */
  statutoryPensionBefore2011: number;
  civilServicePensionBefore2011: number;
  companyPensionBefore2011: number;
  /** Cents of a month that do not count. */
  parentalAllowanceFree: Cents;
}

/**
 * How a survivor's own income is formed from gross amounts. Of those who married from 2002 on, or were both born after
 * 1961, nearly all income counts, § 18a (1) to (4) SGB IV; of others only work and what replaces it, § 114 SGB IV.
 */
export const survivorIncomeRules: Sourced<SurvivorIncomeRules> = {
  pay: 0.4,
  officialPay: 0.275,
  profit: 0.398,
  statutoryPension: 0.14,
  civilServicePension: 0.25,
  companyPension: 0.212,
  privatePension: 0.127,
  capital: 0.3,
  rent: 0.25,
  statutoryPensionBefore2011: 0.13,
  civilServicePensionBefore2011: 0.237,
  companyPensionBefore2011: 0.175,
  parentalAllowanceFree: euros(300),
  source: {
    pay: unverified('§ 18b (5) Nr. 1 SGB IV'),
    officialPay: unverified('§ 18b (5) Nr. 1 SGB IV'),
    profit: unverified('§ 18b (5) Nr. 2 SGB IV'),
    statutoryPension: unverified('§ 18b (5) Nr. 8 SGB IV'),
    civilServicePension: unverified('§ 18b (5) Nr. 4 SGB IV'),
    companyPension: unverified('§ 18b (5) Nr. 5 SGB IV'),
    privatePension: unverified('§ 18b (5) Nr. 6 SGB IV'),
    capital: unverified('§ 18b (5) Nr. 7 SGB IV'),
    rent: unverified('§ 18b (5) Nr. 7 SGB IV'),
    statutoryPensionBefore2011: unverified('§ 18b (5) Nr. 8 SGB IV'),
    civilServicePensionBefore2011: unverified('§ 18b (5) Nr. 4 SGB IV'),
    companyPensionBefore2011: unverified('§ 18b (5) Nr. 5 SGB IV'),
    parentalAllowanceFree: unverified('§ 18b (5) SGB IV, § 10 (2) BEEG'),
  },
};

export const largeWidowAgeSource: LawSource = unverified('§ 46 (2), § 242a (5) SGB VI');

/** Age in months from which the large widow's pension is paid without a child, by the year of the death. */
const rows: readonly { readonly from: number; readonly months: number }[] = [
  { from: 2023, months: 46 * 12 },
  { from: 2024, months: 46 * 12 + 2 },
  { from: 2025, months: 46 * 12 + 4 },
  { from: 2026, months: 46 * 12 + 6 },
  { from: 2027, months: 46 * 12 + 8 },
  { from: 2028, months: 46 * 12 + 10 },
  { from: 2029, months: 47 * 12 },
];

/** Throws `invalid-input` for a year before 2023. */
export function largeWidowAge(year: number): number {
  requireCount(year, 'year', 2023, 2200);
  return rows.findLast(({ from }) => from <= year)?.months ?? 0;
}
