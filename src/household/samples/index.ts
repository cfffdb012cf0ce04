import { musterfeld } from './h1Musterfeld';
import { musterhaus } from './h2Musterhaus';
import { musterwerk } from './h3Musterwerk';
import { musteramt } from './h4Musteramt';
import { musterruh } from './h5Musterruh';
import { musterkamp } from './h6Musterkamp';

export { documentsOf } from './documentsOf';
export { asOf, type SampleHousehold } from './sampleHousehold';

/** The six fictional households that tests, demonstrations and screenshots share. */
export const sampleHouseholds = [
  musterfeld,
  musterhaus,
  musterwerk,
  musteramt,
  musterruh,
  musterkamp,
] as const;
