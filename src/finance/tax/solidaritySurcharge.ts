import { type Cents, requireAmount, requireCode, requireRecord, shareCut } from '../core';
import { lawForYear } from '../law';

export interface SolidaritySurchargeInput {
  year: number;
  /** Yearly income tax reduced by full child allowances (§ 51a (2) EStG), whatever the comparison says. */
  baseTax: Cents;
  tariff: 'basic' | 'splitting';
}

export interface SolidaritySurcharge {
  year: number;
  baseTax: Cents;
  freeLimit: Cents;
  /** `none` up to the free limit, then `sliding` (at most 11.9 % of the excess), then `full` (5.5 %). */
  zone: 'none' | 'sliding' | 'full';
  surcharge: Cents;
}

/**
 * Solidaritätszuschlag of a year, §§ 3 and 4 SolzG: nothing up to the free limit, 5.5 % of the tax, but at most
 * 11.9 % of what lies above the limit. Fractions of a cent are cut off. Throws `unknown-year`, `negative-amount`.
 */
export function solidaritySurcharge(input: SolidaritySurchargeInput): SolidaritySurcharge {
  const { year, baseTax, tariff } = requireRecord(input, 'input');
  const law = lawForYear(year).solidarity;
  requireAmount(baseTax, 'baseTax');
  requireCode(tariff, ['basic', 'splitting'], 'tariff');
  const freeLimit = law.freeLimit * (tariff === 'splitting' ? 2 : 1);
  if (baseTax <= freeLimit) return { year, baseTax, freeLimit, zone: 'none', surcharge: 0 };
  const full = shareCut(baseTax, law.rate);
  const sliding = shareCut(baseTax - freeLimit, law.slidingRate);
  return sliding < full
    ? { year, baseTax, freeLimit, zone: 'sliding', surcharge: sliding }
    : { year, baseTax, freeLimit, zone: 'full', surcharge: full };
}
