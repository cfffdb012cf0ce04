import { musteramt } from './h4-musteramt';
import { musterfeld } from './h1-musterfeld';
import { musterhaus } from './h2-musterhaus';
import { musterkamp } from './h6-musterkamp';
import { musterruh } from './h5-musterruh';
import { musterwerk } from './h3-musterwerk';

/** The six fictional households that tests, demonstrations and screenshots share. */
export const sampleHouseholds = [musterfeld, musterhaus, musterwerk, musteramt, musterruh, musterkamp];
