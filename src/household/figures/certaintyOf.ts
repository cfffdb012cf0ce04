import type { SectionData, SectionName } from '../documents';
import type { Figure, OnDay } from './defineFigure';
import { trackReads } from './trackReads';

/** How sure a figure is: as the weakest of its inputs. `default`: a default was assumed for a missing input. */
export type Certainty = 'document' | 'typed' | 'estimated' | 'default' | 'missing';

/**
 * The four words that a certainty is told in, everywhere: belegt (`document`), angegeben (`typed`), geschätzt
 * (`estimated`), fehlt (`missing`).
 */
export const certaintyWords = ['document', 'typed', 'estimated', 'missing'] as const;
export type CertaintyWord = (typeof certaintyWords)[number];

/** A default that was assumed for a missing input is told as an estimate. */
export const certaintyWord = (certainty: Certainty): CertaintyWord =>
  certainty === 'default' ? 'estimated' : certainty;

/** How many of some figures or entries are told in each word. The only place that counts them. */
export function countCertainties(certainties: readonly Certainty[]): Record<CertaintyWord, number> {
  const counts = { document: 0, typed: 0, estimated: 0, missing: 0 };
  for (const certainty of certainties) counts[certaintyWord(certainty)] += 1;
  return counts;
}

const fromWeakest = ['default', 'estimated', 'typed'] as const;

/** The weakest of several certainties; `typed` of none, because nothing proves it. */
export const weakestCertainty = (certainties: Iterable<Certainty>): Certainty => {
  const known = new Set(certainties);
  if (known.has('missing')) return 'missing';
  return fromWeakest.find((certainty) => known.has(certainty)) ?? (known.size > 0 ? 'document' : 'typed');
};

/** How sure a figure is: derived from the entries that it counts, and from the defaults that it assumes. */
export function certaintyOf<Name extends SectionName, Input extends OnDay, Value>(
  { of, assumes, counts }: Figure<Name, Input, Value>,
  household: Pick<SectionData, Name>,
  input: Input,
): Certainty {
  const reading = { documents: new Set<SectionName>(), entries: new Set<object>() };
  const outcome = of(trackReads({ ...household, ...counts?.(household) }, reading), input);
  if (outcome.kind !== 'computed') return 'missing';
  const known = new Set<Certainty>([...reading.entries].map(certaintyOfEntry));
  if (assumes?.(outcome.value)) known.add('default');
  return weakestCertainty(known);
}

/** What an entry says about where its numbers come from. */
interface Sourced {
  source?: string | undefined;
  /** Of an income: computed, or copied from the payslip. */
  netFrom?: string | undefined;
  /** Of a contract: which of its papers lie before those who talk. */
  papers?: readonly string[] | undefined;
  /** Of a pension: the date of the scheme's letter. */
  recordDate?: string | undefined;
}

/**
 * How sure one entry is. Estimated (`estimated`) is what was computed or taken from statistics, whatever else is known
 * of it. Proven (`document`) is what was read from a paper, a contract of which a paper lies before those who talk, and
 * what a pension scheme's letter says, which has its date, unless it is marked as told. Everything else was told (`typed`): a net that somebody has
 * typed "from the payslip" too, as long as no payslip was read.
 */
export function certaintyOfEntry(entry: Sourced): Exclude<Certainty, 'default' | 'missing'> {
  const { source, netFrom, papers = [], recordDate } = entry;
  if (netFrom === 'estimate' || source === 'estimated') return 'estimated';
  const isLetter = recordDate !== undefined && source !== 'customer' && source !== 'advisor';
  return source === 'document' || papers.length > 0 || isLetter ? 'document' : 'typed';
}
