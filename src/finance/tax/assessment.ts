import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireRate,
  requireRecord,
  shareCut,
} from '../core';
import { type ChildComparison, compareChildAllowances, type TaxedChild } from './childComparison';
import { type ChurchTax, churchTax } from './churchTax';
import { type SolidaritySurcharge, solidaritySurcharge } from './solidaritySurcharge';

export interface AssessmentInput {
  year: number;
  /** Taxable income before child allowances; of both spouses for the splitting tariff. */
  incomeBeforeChildren: Cents;
  tariff: 'basic' | 'splitting';
  children?: readonly TaxedChild[];
  federalState: FederalState;
  churchMember: boolean;
  /** Of spouses of whom only one belongs to a church, the member's share of the tax (`churchTaxShare`); 1 if left out. */
  churchShare?: Rate;
}

export interface Assessment {
  year: number;
  children: ChildComparison;
  incomeTax: Cents;
  solidaritySurcharge: SolidaritySurcharge;
  churchTax: ChurchTax;
  /** Income tax, solidarity surcharge and church tax together. */
  total: Cents;
}

/**
 * The taxes of a year by assessment: income tax after the comparison of child benefit and allowances, solidarity
 * surcharge and church tax (§§ 31, 32a, 51a EStG, SolzG). Throws `unknown-year`, `negative-amount`,
 * `rate-out-of-range`.
 */
export function assessTaxes(input: AssessmentInput): Assessment {
  const { year, tariff, federalState, churchMember } = requireRecord(input, 'input');
  requireAmount(input.incomeBeforeChildren, 'incomeBeforeChildren');
  const children = compareChildAllowances({ ...input, children: input.children ?? [] });
  const baseTax = children.surchargeBase;
  const surcharge = solidaritySurcharge({ year, baseTax, tariff });
  const share = requireRate(input.churchShare ?? 1, 'churchShare');
  const church = churchTax({ year, federalState, churchMember, baseTax: shareCut(baseTax, share) });
  return {
    year,
    children,
    incomeTax: children.incomeTax,
    solidaritySurcharge: surcharge,
    churchTax: church,
    total: children.incomeTax + surcharge.surcharge + church.tax,
  };
}
