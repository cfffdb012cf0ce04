import type { IsoDate } from '@vp-digital/core/finance';
import { type DataArea, dataAreas } from './areas';
import { type ChangeDates, type DataDate, dataDate } from './dataDates';
import { differing, type MissingInformation, missingFacts } from './missingFacts';
import { type AnalysisResult, askedResults } from './askedResults';
import type { CompletenessData } from './requiredFact';
import { requiredFacts, withNeeded } from './requiredFacts';

export type DataState = 'empty' | 'partial' | 'complete';

/** How many of the required facts are known. */
export interface Completeness {
  filled: number;
  required: number;
}

export interface AreaCompleteness extends Completeness {
  area: DataArea;
  state: DataState;
  missing: MissingInformation[];
  asOf: DataDate;
}

/**
 * Vollständigkeit of a household on a day, area by area: which facts are needed, which are known, and what each missing
 * one opens, according to the figures. An additional fact never lowers it.
 *
 * @param changed when the documents were last changed, for those whose entries have no date
 */
export function completeness(
  household: CompletenessData,
  date: IsoDate,
  changed: ChangeDates = {},
): AreaCompleteness[] {
  const results = askedResults(household, date);
  const needed = results.flatMap(({ outcome }) => (outcome.kind === 'missing' ? outcome.facts : []));
  const facts = withNeeded(requiredFacts(household, date), needed);
  const distinct = differing(results);
  return dataAreas.map((area) => {
    const own = facts.filter((fact) => fact.area === area);
    const filled = own.filter(({ isFilled }) => isFilled).length;
    const required = own.length;
    return {
      area,
      filled,
      required,
      state: stateOf({ filled, required }),
      missing: missingFacts(own, distinct, household),
      asOf: dataDate(area, household, date, changed),
    };
  });
}

/** How far that is, in a word. */
export const stateOf = ({ filled, required }: Completeness): DataState =>
  filled === required ? 'complete' : filled === 0 ? 'empty' : 'partial';

/** Of several areas together. */
export const totalOf = (areas: readonly Completeness[]): Completeness => ({
  filled: areas.reduce((sum, { filled }) => sum + filled, 0),
  required: areas.reduce((sum, { required }) => sum + required, 0),
});

/** In whole percent; 100 only when nothing is missing. */
export const percentOf = ({ filled, required }: Completeness): number =>
  required === 0 ? 100 : Math.floor((filled / required) * 100);

/** The results that the missing facts open, each one once. */
export function openResults(areas: readonly AreaCompleteness[]): AnalysisResult[] {
  const all = areas.flatMap(({ missing }) => missing.flatMap(({ opens }) => opens));
  return [...new Map(all.map((result) => [`${result.figure} ${result.personId}`, result])).values()];
}
