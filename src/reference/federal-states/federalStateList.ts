import { type FederalState, federalStates } from '@vp-digital/core/finance';
import { plain } from '../text/foldings';

export interface FederalStateEntry {
  /** German name. */
  readonly name: string;
  readonly value: FederalState;
}

const names: Record<FederalState, string> = {
  AUSLAND: 'Ausland',
  BADEN_WUERTTEMBERG: 'Baden-Württemberg',
  BAYERN: 'Bayern',
  BERLIN_WEST: 'Berlin (West)',
  BERLIN_OST: 'Berlin (Ost)',
  BRANDENBURG: 'Brandenburg',
  BREMEN: 'Bremen',
  HAMBURG: 'Hamburg',
  HESSEN: 'Hessen',
  MECKLENBURG_VORPOMMERN: 'Mecklenburg-Vorpommern',
  NIEDERSACHSEN: 'Niedersachsen',
  NORDRHEIN_WESTFALEN: 'Nordrhein-Westfalen',
  RHEINLAND_PFALZ: 'Rheinland-Pfalz',
  SAARLAND: 'Saarland',
  SACHSEN: 'Sachsen',
  SACHSEN_ANHALT: 'Sachsen-Anhalt',
  SCHLESWIG_HOLSTEIN: 'Schleswig-Holstein',
  THUERINGEN: 'Thüringen',
};

/** The federal states in the order of the specification. */
export const federalStateList: readonly FederalStateEntry[] = federalStates.map((value) => ({
  name: names[value],
  value,
}));

/** The federal states whose name contains a text, ignoring case and diacritics, in their order. */
export function filterFederalStates(text: string): FederalStateEntry[] {
  const wanted = plain(text.trim());
  return federalStateList.filter(({ name }) => plain(name).includes(wanted));
}
