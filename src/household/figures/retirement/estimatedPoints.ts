import { type IsoDate, roundToDecimals } from '@vp-digital/core/finance';
import type { AssumedFact } from '../assumedFact';
import { estimatedPointsRules } from '../assumptions';
import { computed, factsOf, missing, missingAll, type Outcome } from '../outcome';
import { ageOf, companyControl, occupationOf, type People, worksAbroad } from '../people';
import { pensionProviderOf } from './pensionProvider';
import { newestRecord, type PensionRecords, pointsOf } from './pensionRecords';

/** Entgeltpunkte so far: of the letter, or estimated while there is none. */
export interface PointsSoFar {
  points: number;
  /** Why they are an estimate; undefined where a letter, or somebody, has told them. */
  assumed?: AssumedFact;
}

interface PointsInput {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
  /** Points of today's pay for a year, of `pointsPerYear`. */
  perYear: Outcome<number>;
}

/**
 * Entgeltpunkte so far as recorded; else, of employees, estimated from pay and age: for each year of life since an assumed
 * start of work a cautious share of the points of today's pay, up to the last birthday, from which F11 counts the years to
 * come. Nothing is estimated of anybody else: civil servants, members of
 * a Versorgungswerk, the self-employed, and managing partners while nobody has said that they do not control the company.
 * Missing: pensionPoints, gross, birthDate.
 */
export function pointsSoFar({ household, personId, date, perYear }: PointsInput): Outcome<PointsSoFar> {
  const known = pointsOf(newestRecord(household, personId, 'statutory'));
  if (known !== undefined) return computed({ points: known });
  if (!canEstimatePoints(household, personId)) return missing('pensionPoints', personId);
  const age = ageOf(household, personId, date);
  if (age === undefined) return missing('birthDate', personId);
  if (perYear.kind !== 'computed') return missingAll(factsOf(perYear));
  if (perYear.value === 0) return missing('gross', personId); // no pay is recorded, which is not a pay of 0
  const { startAge, share } = estimatedPointsRules;
  const points = roundToDecimals(Math.max(0, age - startAge) * perYear.value * share, 4);
  return computed({ points, assumed: 'usualWorkingLife' });
}

/** Whether somebody earns points by their work, so that today's pay says something about those of the past. */
export const canEstimatePoints = (household: People, personId: string): boolean =>
  occupationOf(household, personId) === 'employee' &&
  pensionProviderOf(household, personId) === 'statutory' &&
  !worksAbroad(household, personId) &&
  [undefined, 'doesNot'].includes(companyControl(household, personId));
