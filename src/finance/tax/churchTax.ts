import {
  type Cents,
  type FederalState,
  federalStates,
  type Rate,
  requireAmount,
  requireCode,
  requireFlag,
  requireRecord,
  shareCut,
} from '../core';
import { lawForYear } from '../law';

export interface ChurchTaxInput {
  year: number;
  federalState: FederalState;
  /** Member of a church that levies tax. */
  churchMember: boolean;
  /** Yearly or monthly income tax reduced by full child allowances (§ 51a (2) EStG). */
  baseTax: Cents;
}

export interface ChurchTax {
  rate: Rate;
  baseTax: Cents;
  tax: Cents;
}

/**
 * Church tax as a share of the income tax: 8 % in Bayern and Baden-Württemberg, 9 % in the other states, none
 * abroad or without membership. Cents are cut off. The cap that some churches grant on application is not
 * applied. Throws `unknown-year`, `negative-amount`, `invalid-input`.
 */
export function churchTax(input: ChurchTaxInput): ChurchTax {
  const baseTax = requireAmount(requireRecord(input, 'input').baseTax, 'baseTax');
  const rate = churchTaxRate(input);
  return { rate, baseTax, tax: shareCut(baseTax, rate) };
}

/** The church-tax rate of a federal state: 0, 0.08 or 0.09. */
export function churchTaxRate(input: Omit<ChurchTaxInput, 'baseTax'>): Rate {
  const { southernRate, generalRate } = lawForYear(requireRecord(input, 'input').year).churchTax;
  requireFlag(input.churchMember, 'churchMember');
  requireCode(input.federalState, federalStates, 'federalState');
  if (!input.churchMember || input.federalState === 'AUSLAND') return 0;
  const southern = input.federalState === 'BAYERN' || input.federalState === 'BADEN_WUERTTEMBERG';
  return southern ? southernRate : generalRate;
}
