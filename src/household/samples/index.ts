import { musterfeld } from './h1Musterfeld';
import { musterhaus } from './h2Musterhaus';
import { musterwerk } from './h3Musterwerk';
import { musteramt } from './h4Musteramt';
import { musterruh } from './h5Musterruh';
import { musterkamp } from './h6Musterkamp';
import type { SampleHousehold } from './sampleHousehold';

export { documentsOf } from './documentsOf';
export { asOf, personId, type SampleHousehold } from './sampleHousehold';

/** The six fictional households that tests, demonstrations and screenshots share. */
export const sampleHouseholds = [
  musterfeld,
  musterhaus,
  musterwerk,
  musteramt,
  musterruh,
  musterkamp,
] as const;

/** As they are counted in what is written about them: 1 to 6. */
export type SampleNumber = 1 | 2 | 3 | 4 | 5 | 6;

export function sampleHousehold(number: SampleNumber): SampleHousehold {
  const found = sampleHouseholds[number - 1];
  if (!found) throw new Error(`No sample household ${number}`);
  return found;
}
