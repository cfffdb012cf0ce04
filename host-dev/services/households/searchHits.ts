import type { HouseholdStatus } from '@vp-digital/core/contracts';
import { ownConsentAge } from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { marks } from './beginnings';
import type { Hint } from './hints';
import { afterAll, type Lookup, lookUp, lookupOf } from './lookUp';
import { createParameters, type Parameters } from './parameters';
import { readSearch } from './readSearch';

export interface HouseholdFilter {
  caller: Caller;
  /** What was typed: `readSearch` says how it is read. */
  query: string;
  /** `YYYY-MM-DD`: the next appointment is the first from then on. */
  today: string;
  /** Only those whose next appointment is today, or within so many days. */
  appointmentWithinDays?: number;
  /** Only the favourites of this user. */
  favouritesOf?: string;
  status?: HouseholdStatus;
  /** Only those with somebody who, on this day, decides for herself and was not given the information on data protection. */
  uninformedOn?: string;
  /** Only those with a contract that waits to be looked at. */
  toReview?: boolean;
}

/** How a search is answered, for each way to read it: from the rows of one word, each held against the other words. */
export interface SearchPlan {
  from: Lookup;
  also: Lookup[];
}

/**
 * Rows of a word are counted up to here, to begin with the word that has the fewest. Where all words have more, the database
 * is asked how many it expects: to count them would take a third of the search.
 */
const countedRows = 4_000;

/** Among words that have more than these it is begun with one that would cost most to look into. */
const manyRows = 20_000;

/**
 * Reads a search and looks up its words. Without words the first filter that has a mark is read in their place, without
 * one all households.
 */
export async function planSearch(q: Query, filter: HouseholdFilter): Promise<SearchPlan[]> {
  const { contract } = filter.caller;
  const readings = await lookUp(q, contract, readSearch(filter.query));
  const marked = marksOf(filter).map(lookupOf);
  return Promise.all(
    readings.map(async (lookups) => {
      const words = await fewestFirst(q, contract, lookups);
      const [from = lookupOf(''), ...also] = [...words, ...marked];
      return { from, also };
    }),
  );
}

async function fewestFirst(
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
const rangesOf = (lookup: Lookup, contract: ContractParameter, parameters: Parameters): string[] =>
  partsOf(lookup, parameters).map(
    ({ table, condition }) => `select 1 from ${table} t where t.contract = ${contract} and ${condition('t')}`,
  );

/** The hits of a plan: selects of `sort_name` and `household_id`, a household perhaps more than once. */
export function hitsOf(
  { from, also }: SearchPlan,
  filter: HouseholdFilter,
  contract: ContractParameter,
  parameters: Parameters,
  /** What ends the rows of each range of an index: order and limit; of what is in no order, nothing. */
  end: string,
): string[] {
  const conditions = [
    ...also.map(({ hints }) => mayBeFound(hints, parameters)),
    ...also.map((lookup) => alsoFound(lookup, parameters)),
    ...filterConditions(filter, parameters),
  ].join(' ');
  const columns = 'select t.sort_name, t.household_id';
  const own = `where t.contract = ${contract}`;
  return [
    ...from.beginnings.map(
      (beginning) =>
        `(${columns} from search_beginning t ${own} and t.beginning = ${parameters.add(beginning)} ${conditions} ${end})`,
    ),
    ...(from.terms.length === 0
      ? []
      : [
          `select f.* from jsonb_array_elements_text(${parameters.add(from.terms)}) sought
           cross join lateral (${columns} from search_term t ${own} and t.term = sought.value ${conditions} ${end}) f`,
        ]),
    ...from.openEnds.map(
      (form) =>
        `select distinct t.sort_name, t.household_id from search_term t
         ${own} and ${beginsWith('t', form, parameters)} ${conditions}`,
    ),
  ];
}

type ContractParameter = `$${number}`;

/** Filters that few households may pass are kept in the order of the list, like beginnings. */
const marksOf = ({ status, toReview, uninformedOn }: HouseholdFilter): string[] => [
  ...(status === 'archived' ? [marks.archived] : []),
  ...(uninformedOn === undefined ? [] : [marks.uninformed]),
  ...(toReview ? [marks.toReview] : []),
];

/**
 * What a hit has to be beside found. The few households of a filter are looked up by their own indexes; what most
 * households are is read from each hit, by its key.
 */
function filterConditions(
  { appointmentWithinDays, caller, favouritesOf, status, today, uninformedOn }: HouseholdFilter,
  { add }: Parameters,
): string[] {
  const conditions: string[] = [];
  const ofHit = (column: string) =>
    `(select f.${column} from household f where f.household_id = t.household_id)`;
  if (status !== undefined) conditions.push(`and ${ofHit('status')} = ${add(status)}`);
  if (uninformedOn !== undefined)
    conditions.push(`and ${ofHit('oldest_uninformed')}
      <= ${add(uninformedOn)}::date - make_interval(years => ${add(ownConsentAge(uninformedOn))})`);
  if (appointmentWithinDays !== undefined) {
    const from = add(today);
    conditions.push(`and t.household_id in (select f.household_id from agenda f
      where f.contract = ${add(caller.contract)} and f.kind = 'planned' and f.at >= ${from}
        and f.at < (${from}::date + ${add(appointmentWithinDays + 1)}::integer)::text)`);
  }
  if (favouritesOf !== undefined)
    conditions.push(`and t.household_id in (select id.value::uuid
      from preferences f, jsonb_array_elements_text(f.data -> 'favouriteHouseholds') id
      where f.user_id = ${add(favouritesOf)})`);
  return conditions;
}

/** What the row of a hit says about this word itself: nothing is looked up for it. */
function mayBeFound(hints: readonly Hint[] | undefined, { add }: Parameters): string {
  if (hints === undefined) return '';
  const has = (column: 'hint_low' | 'hint_high', bits: string) => {
    if (bits === '0') return [];
    const same = `${add(bits)}::bigint`;
    return [`(t.${column} & ${same}) = ${same}`];
  };
  const ways = hints.map(
    ({ low, high }) => `(${[...has('hint_low', low), ...has('hint_high', high)].join(' and ')})`,
  );
  return `and (${ways.join(' or ')})`;
}

/**
 * Whether the household of a hit is found by this word too. For each `offset 0` it is looked up in the index that is meant:
 * of few terms each in the list's order, of many none, but the household's own, which are fewer.
 */
function alsoFound(lookup: Lookup, parameters: Parameters): string {
  const found = partsOf(lookup, parameters).map(({ table, condition, isExact }) =>
    isExact
      ? `exists (select 1 from ${table} o where o.contract = t.contract and o.household_id = t.household_id
          and o.sort_name = t.sort_name and ${condition('o')} offset 0)`
      : `exists (select 1 from (select o.contract, o.term from ${table} o
          where o.household_id = t.household_id offset 0) o where o.contract = t.contract and ${condition('o')})`,
  );
  return `and (${found.join(' or ')})`;
}

interface Part {
  table: 'search_beginning' | 'search_term';
  condition(table: 't' | 'o'): string;
  isExact: boolean;
}

/** So few terms that each is looked up where the list's order puts the household: next to the one before it. */
const isExact = ({ terms, openEnds }: Lookup): boolean => openEnds.length === 0 && terms.length <= fewTerms;

const fewTerms = 8;

function partsOf({ beginnings, terms, openEnds }: Lookup, parameters: Parameters): Part[] {
  const { add } = parameters;
  const few = terms.length <= fewTerms;
  return [
    ...beginnings.map((beginning): Part => {
      const same = add(beginning);
      return { table: 'search_beginning', condition: (t) => `${t}.beginning = ${same}`, isExact: true };
    }),
    ...(terms.length === 0 ? [] : [ofTerms(few ? inList(terms, add) : inArray(terms, add), few)]),
    ...openEnds.map(
      (form): Part => ({
        table: 'search_term',
        condition: (t) => beginsWith(t, form, parameters),
        isExact: false,
      }),
    ),
  ];
}

const ofTerms = (within: string, isExact: boolean): Part => ({
  table: 'search_term',
  condition: (t) => `${t}.term ${within}`,
  isExact,
});

const inList = (terms: readonly string[], add: Parameters['add']): string =>
  `in (${terms.map(add).join(', ')})`;

/** As an array the database looks each of them up in the index. */
const inArray = (terms: readonly string[], add: Parameters['add']): string =>
  `= any ((select array_agg(value) from jsonb_array_elements_text(${add([...terms])}))::text[])`;

/**
 * A prefix as a range of the bytewise order: an index serves it in every plan, and no character of the search has a
 * meaning of its own (as % has in LIKE).
 */
function beginsWith(table: 't' | 'o', prefix: string, { add }: Parameters): string {
  return `(${table}.term >= ${add(prefix)} and ${table}.term < ${add(`${prefix}${afterAll}`)})`;
}
