import { type FederalState, federalStates } from '@vp-digital/core/finance';
import type { Language } from '../format/language';
import { plain } from '../text/foldings';

export interface FederalStateEntry {
  /** In the language that was asked for; of the list itself German. */
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

/** Where an English text calls a state otherwise. */
const englishNames: Partial<Record<FederalState, string>> = {
  AUSLAND: 'Abroad',
  BAYERN: 'Bavaria',
  BERLIN_OST: 'Berlin (East)',
  HESSEN: 'Hesse',
  MECKLENBURG_VORPOMMERN: 'Mecklenburg-Western Pomerania',
  NIEDERSACHSEN: 'Lower Saxony',
  NORDRHEIN_WESTFALEN: 'North Rhine-Westphalia',
  RHEINLAND_PFALZ: 'Rhineland-Palatinate',
  SACHSEN: 'Saxony',
  SACHSEN_ANHALT: 'Saxony-Anhalt',
  THUERINGEN: 'Thuringia',
};

/** A federal state by its name in a language; a value that no release knows stays what it is. */
export function federalStateName(value: string, language: Language): string {
  const state = federalStateList.find((one) => one.value === value);
  if (!state) return value;
  return (language === 'en' ? englishNames[state.value] : undefined) ?? state.name;
}

/**
 * The federal states whose name contains a text, ignoring case and diacritics, in their order and under their names in a
 * language: an English text finds by the German name too, as addresses have that.
 */
export function filterFederalStates(text: string, language: Language = 'de'): FederalStateEntry[] {
  const wanted = plain(text.trim());
  return federalStateList.flatMap(({ name, value }) => {
    const shown = federalStateName(value, language);
    return [shown, name].some((one) => plain(one).includes(wanted)) ? [{ name: shown, value }] : [];
  });
}
