import { musterfeld } from './h1-musterfeld';
import { musterhaus } from './h2-musterhaus';
import { musterwerk } from './h3-musterwerk';
import { musteramt } from './h4-musteramt';
import { musterruh } from './h5-musterruh';
import { musterkamp } from './h6-musterkamp';

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
