import type { Query } from '../database';
import type { Lookup } from './lookUp';
import { createParameters, type Parameters } from './parameters';
import { isExact, partsOf } from './wordRanges';

/**
 * Rows of a word are counted up to here, to begin with the word that has the fewest. Where all words have more, the database
 * is asked how many it expects: to count them would take a third of the search.
 */
const countedRows = 4_000;

/** Among words that have more than these it is begun with one that would cost most to look into. */
const manyRows = 20_000;

/** The words of a search in the order in which they are read: the rows of the first one, each held against the others. */
export async function bySelectivity(
  q: Query,
  contract: string | undefined,
  lookups: readonly Lookup[],
): Promise<readonly Lookup[]> {
  if (lookups.length < 2) return lookups;
  const counted = await countRows(q, contract, lookups);
  const rows = counted.every((count) => count >= countedRows)
    ? await expectRows(q, contract, lookups)
    : counted;
  return lookups
    .map((lookup, index) => ({ lookup, rows: Math.min(rows[index] ?? manyRows, manyRows) }))
    .toSorted(
      (one, other) =>
        one.rows - other.rows ||
        Number(isExact(one.lookup)) - Number(isExact(other.lookup)) ||
        other.lookup.length - one.lookup.length,
    )
    .map(({ lookup }) => lookup);
}

/** How many rows each word has, none more than `countedRows` for each of its ranges. */
async function countRows(
  q: Query,
  contract: string | undefined,
  lookups: readonly Lookup[],
): Promise<number[]> {
  const parameters = createParameters();
  const own = parameters.add(contract);
  const limit = parameters.add(countedRows);
  const counts = lookups.map((lookup, index) => {
    const rows = rangesOf(lookup, own, parameters).map((range) => `(${range} limit ${limit})`);
    return `(select count(*) from (${rows.join(' union all ')}) r) as "${index}"`;
  });
  const [counted] = await q<Record<string, number>>(`select ${counts.join(', ')}`, parameters.values);
  return lookups.map((_, index) => counted?.[index] ?? countedRows);
}

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** How many rows the database expects of each word, by its statistics; it reads none for that. */
const expectRows = (
  q: Query,
  contract: string | undefined,
  lookups: readonly Lookup[],
): Promise<(number | undefined)[]> =>
  Promise.all(
    lookups.map(async (lookup) => {
      const parameters = createParameters();
      const ranges = rangesOf(lookup, parameters.add(contract), parameters);
      const [explained] = await q<Explained>(
        `explain (format json) ${ranges.join(' union all ')}`,
        parameters.values,
      );
      return explained?.['QUERY PLAN'][0].Plan['Plan Rows'];
    }),
  );

/** Of each range of a word a select of its rows. */
const rangesOf = (lookup: Lookup, contract: `$${number}`, parameters: Parameters): string[] =>
  partsOf(lookup, parameters).map(
    ({ table, condition }) => `select 1 from ${table} t where t.contract = ${contract} and ${condition('t')}`,
  );
