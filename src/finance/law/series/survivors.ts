import { requireCount } from '../../core';
import { type LawSource, type Sourced, unverified } from '../lawSource';

interface SurvivorIncomeRules {
  /** Shares by which gross income is lowered before it counts. */
  pay: number;
  officialPay: number;
  profit: number;
  statutoryPension: number;
  civilServicePension: number;
}

/** How a survivor's own income is formed from gross amounts. */
export const survivorIncomeRules: Sourced<SurvivorIncomeRules> = {
  pay: 0.4,
  officialPay: 0.275,
  profit: 0.398,
  statutoryPension: 0.14,
  civilServicePension: 0.25,
  source: {
    pay: unverified('§ 18b (5) Nr. 1 SGB IV'),
    officialPay: unverified('§ 18b (5) Nr. 1 SGB IV'),
    profit: unverified('§ 18b (5) Nr. 2 SGB IV'),
    statutoryPension: unverified('§ 18b (5) Nr. 8 SGB IV'),
    civilServicePension: unverified('§ 18b (5) Nr. 6 SGB IV'),
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
