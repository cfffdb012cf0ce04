/** The federal states a residence can have; Berlin stands twice (pension law east and west), and abroad. */
export const federalStates = [
  'AUSLAND',
  'BADEN_WUERTTEMBERG',
  'BAYERN',
  'BERLIN_WEST',
  'BERLIN_OST',
  'BRANDENBURG',
  'BREMEN',
  'HAMBURG',
  'HESSEN',
  'MECKLENBURG_VORPOMMERN',
  'NIEDERSACHSEN',
  'NORDRHEIN_WESTFALEN',
  'RHEINLAND_PFALZ',
  'SAARLAND',
  'SACHSEN',
  'SACHSEN_ANHALT',
  'SCHLESWIG_HOLSTEIN',
  'THUERINGEN',
] as const;

export type FederalState = (typeof federalStates)[number];
