import { type Cents, requireAmount, requireRecord, shareRounded } from '../core';
import { lawForYear } from '../law';

export interface MinijobChargesInput {
  year: number;
  /** Pay of a Minijob, of a month or a year. */
  gross: Cents;
}

/** What the employer of a Minijob pays beside the contributions. */
export interface MinijobCharges {
  /** Pauschsteuer: wage tax, solidarity surcharge and church tax in one. */
  flatTax: Cents;
  /** U1, for pay in sickness. */
  sicknessLevy: Cents;
  /** U2, for pay in motherhood. */
  maternityLevy: Cents;
  insolvencyLevy: Cents;
  /** The four together. */
  total: Cents;
}

/**
 * Flat tax, § 40a (2) EStG, and levies, §§ 7, 9 AAG and § 360 SGB III, of a Minijob in a business of up to 30
 * employees; a larger one pays no U1, a private household no insolvency levy. The employer may hand the flat tax on or
 * tax the pay by the tax card instead. Cents. Throws `unknown-year`, `negative-amount`.
 */
export function minijobCharges(input: MinijobChargesInput): MinijobCharges {
  const { year, gross } = requireRecord(input, 'input');
  const { smallJobs } = lawForYear(year);
  requireAmount(gross, 'gross');
  const flatTax = shareRounded(gross, smallJobs.flatTaxRate);
  const sicknessLevy = shareRounded(gross, smallJobs.sicknessLevyRate);
  const maternityLevy = shareRounded(gross, smallJobs.maternityLevyRate);
  const insolvencyLevy = shareRounded(gross, smallJobs.insolvencyLevyRate);
  const total = flatTax + sicknessLevy + maternityLevy + insolvencyLevy;
  return { flatTax, sicknessLevy, maternityLevy, insolvencyLevy, total };
}
