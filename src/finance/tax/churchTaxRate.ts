import {
  type FederalState,
  federalStates,
  type Rate,
  requireCode,
  requireFlag,
  requireRecord,
} from '../core';
import { lawForYear } from '../law';

export interface ChurchTaxRateInput {
  year: number;
  federalState: FederalState;
  /** Member of a church that levies tax. */
  churchMember: boolean;
}

/** The church-tax rate of a federal state: 0, 0.08 or 0.09. */
export function churchTaxRate(input: ChurchTaxRateInput): Rate {
  const { southernRate, generalRate } = lawForYear(requireRecord(input, 'input').year).churchTax;
  requireFlag(input.churchMember, 'churchMember');
  requireCode(input.federalState, federalStates, 'federalState');
  if (!input.churchMember || input.federalState === 'AUSLAND') return 0;
  const southern = input.federalState === 'BAYERN' || input.federalState === 'BADEN_WUERTTEMBERG';
  return southern ? southernRate : generalRate;
}
