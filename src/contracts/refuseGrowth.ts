import type { SectionName } from '@vp-digital/core/household';
import type { Problem } from './problem';

type Issues = NonNullable<Problem['issues']>;

/** The most entries of a list of a document: several times as many as the largest household has. */
export const mostEntries = 300;

/** Every figure is computed for every person. */
const mostPersons = 30;

/** Code of an issue about a list that would grow beyond what is allowed. */
export const tooManyEntries = 'too_many_entries';

/**
 * What is wrong with a list that grows beyond its longest length. One that is longer already, as merging makes it, stays and
 * may be changed and shortened.
 */
export function refuseGrowth(section: SectionName, before: object, after: object): Issues {
  const most = section === 'persons' ? mostPersons : mostEntries;
  const lengths = lengthsOf(before);
  return [...lengthsOf(after)]
    .filter(([list, length]) => length > Math.max(most, lengths.get(list) ?? 0))
    .map(([list]) => ({
      path: `/${list}`,
      code: tooManyEntries,
      message: `A list has at most ${most} entries.`,
    }));
}

const lengthsOf = (data: object): ReadonlyMap<string, number> =>
  new Map(Object.entries(data).map(([list, entries]: [string, unknown]) => [list, lengthOf(entries)]));

/** Of what is no list, 0. */
const lengthOf = (entries: unknown): number =>
  typeof entries === 'object' && entries !== null ? Object.keys(entries).length : 0;
