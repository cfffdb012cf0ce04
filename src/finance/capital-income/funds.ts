import { type Cents, type Rate, requireAmount, requireCount, requireRecord, shareRounded } from '../core';
import { lawForYear } from '../law';
import { type FundKind, partialExemption } from './fundKind';

export interface AdvanceLumpSumInput {
  /** Year the lump sum is for; it is taxed at the start of the next. */
  year: number;
  kind: FundKind;
  /**
   * Value of the units at the first price of the year (§ 18 (1) InvStG), not what was paid for them: also for units
   * that were bought later in the year.
   */
  valueAtStart: Cents;
  valueAtEnd: Cents;
  distributions: Cents;
  /** Full months before the month of purchase; 0 when held all year. */
  monthsBeforePurchase?: number;
}

export interface AdvanceLumpSum {
  year: number;
  /** Basisertrag: value × base interest × 70 %. */
  baseYield: Cents;
  /** The same limited to the growth of value and distributions. */
  limitedYield: Cents;
  /** Vorabpauschale after distributions and twelfths. */
  lumpSum: Cents;
  exemption: Rate;
  /** What is taxed after the partial exemption. */
  taxable: Cents;
  /** Year in which it counts as received (first working day). */
  taxedInYear: number;
}

/**
 * Vorabpauschale of a fund, § 18 InvStG, with the partial exemption of § 20. Cents. Throws `unknown-year`,
 * `negative-amount`, `invalid-input`.
 */
export function advanceLumpSum(input: AdvanceLumpSumInput): AdvanceLumpSum {
  const law = lawForYear(requireRecord(input, 'input').year);
  const start = requireAmount(input.valueAtStart, 'valueAtStart');
  const end = requireAmount(input.valueAtEnd, 'valueAtEnd');
  const distributions = requireAmount(input.distributions, 'distributions');
  const missing = requireCount(input.monthsBeforePurchase ?? 0, 'monthsBeforePurchase', 0, 11);
  const { baseInterest, baseInterestShare } = law.capitalIncome;
  const baseYield = shareRounded(start, baseInterest * baseInterestShare);
  const limitedYield = Math.max(0, Math.min(baseYield, end - start + distributions));
  const lumpSum = shareRounded(Math.max(0, limitedYield - distributions), (12 - missing) / 12);
  const exemption = partialExemption(law, input.kind);
  return {
    year: input.year,
    baseYield,
    limitedYield,
    lumpSum,
    exemption,
    taxable: shareRounded(lumpSum, 1 - exemption),
    taxedInYear: input.year + 1,
  };
}

export interface FundSaleInput {
  /** Year of the sale. */
  year: number;
  kind: FundKind;
  proceeds: Cents;
  purchaseCosts: Cents;
  /** Advance lump sums of all years, before partial exemption. */
  earlierLumpSums: Cents;
}

export interface FundSale {
  /** Gain or loss before the partial exemption; negative for a loss. */
  gain: Cents;
  exemption: Rate;
  /** Taxable gain, or the loss that counts. */
  taxable: Cents;
}

/** Gain on the sale of a fund, § 19 InvStG: less the lump sums already taxed, then the partial exemption. Cents. */
export function fundSale(input: FundSaleInput): FundSale {
  const law = lawForYear(requireRecord(input, 'input').year);
  const proceeds = requireAmount(input.proceeds, 'proceeds');
  const costs = requireAmount(input.purchaseCosts, 'purchaseCosts');
  const gain = proceeds - costs - requireAmount(input.earlierLumpSums, 'earlierLumpSums');
  const exemption = partialExemption(law, input.kind);
  return { gain, exemption, taxable: shareRounded(gain, 1 - exemption) };
}
