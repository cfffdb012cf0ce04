import type { HouseholdStatus } from '@vp-digital/core/contracts';
import { ownConsentAge } from '@vp-digital/core/household';
import { type Caller, isVisibleTo } from '../authorization';
import type { Parameter } from '../database';
import { isBeginning, marks } from './beginnings';
import { readSearch, type SearchWord } from './readSearch';

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
}

interface Hits {
  /** `from search_… t where …` */
  hit: string;
  /** Every household at most once. */
  isUnique: boolean;
}

/**
 * The hits of a search, as one `from … where …` for each way to read it and to find its longest word; the other words
 * are conditions on them. The longest word has the fewest hits. Without words the first filter that has a mark is read
 * in its place.
 */
export function hitsOf(filter: HouseholdFilter, contract: Contract, parameters: Parameters): Hits[] {
  const filtered = filterConditions(filter, parameters);
  return readSearch(filter.query).flatMap((reading) => {
    const longestFirst = reading.sort((one, other) => other.length - one.length);
    const [first = everything, ...others] = [...longestFirst, ...marksOf(filter)];
    const conditions = [...others.map((word) => alsoFound(word, parameters)), ...filtered];
    return foundBy(first, contract, parameters).map(({ hit, isUnique }) => ({
      hit: [hit, ...conditions].join(' '),
      isUnique,
    }));
  });
}

type Contract = `$${number}`;

/** Each way to find the households of a word. */
const foundBy = ({ forms, birthDays }: SearchWord, contract: Contract, parameters: Parameters): Hits[] => [
  ...forms.map((form) => ({
    hit: isBeginning(form)
      ? `from search_beginning t where t.contract = ${contract} and t.beginning = ${parameters.add(form)}`
      : `from search_term t where t.contract = ${contract} and ${beginsWith('t', form, parameters)}`,
    isUnique: isBeginning(form),
  })),
  ...(birthDays.length === 0
    ? []
    : [
        {
          // `offset 0` keeps the database from reading households in their order until enough have such a birth date
          hit: `from (select h.household_id, h.sort_name, ${contract}::text as contract
            from (select distinct t.household_id from person t where ${bornOn('t', birthDays, parameters)} offset 0) born
            join household h on h.household_id = born.household_id where ${isVisibleTo(contract)}) t where true`,
          isUnique: true,
        },
      ]),
];

const fromMark = (mark: string): SearchWord => ({ forms: [mark], birthDays: [], length: 0 });

/** The empty beginning: all households. */
const everything = fromMark('');

/** Filters that few households may pass are kept in the order of the list, like beginnings. */
const marksOf = ({ status, uninformedOn }: HouseholdFilter): SearchWord[] => [
  ...(status === 'archived' ? [fromMark(marks.archived)] : []),
  ...(uninformedOn === undefined ? [] : [fromMark(marks.uninformed)]),
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

/** Whether the household of a hit is found by this word too: looks into an index. */
function alsoFound({ forms, birthDays }: SearchWord, parameters: Parameters): string {
  const found = forms.map((form) => alsoBegins(form, parameters));
  if (birthDays.length > 0)
    found.push(`exists (select 1 from person o
      where o.household_id = t.household_id and ${bornOn('o', birthDays, parameters)})`);
  return `and (${found.join(' or ')})`;
}

function alsoBegins(form: string, parameters: Parameters): string {
  const same = 'o.household_id = t.household_id and o.contract = t.contract';
  return isBeginning(form)
    ? `exists (select 1 from search_beginning o
        where ${same} and o.sort_name = t.sort_name and o.beginning = ${parameters.add(form)})`
    : `exists (select 1 from search_term o where ${same} and ${beginsWith('o', form, parameters)})`;
}

/** The days as an array: the database then expects few of them, and looks them up in the index of birth dates. */
const bornOn = (table: 't' | 'o', days: readonly string[], { add }: Parameters): string =>
  `${table}.birth_date =
    any ((select array_agg(value::date) from jsonb_array_elements_text(${add(days)}))::date[])`;

/**
 * A prefix as a range of the bytewise order: an index serves it in every plan, and no character of the search has a
 * meaning of its own (as % has in LIKE).
 */
function beginsWith(table: 't' | 'o', prefix: string, { add }: Parameters): string {
  return `(${table}.term >= ${add(prefix)} and ${table}.term < ${add(`${prefix}\u{10FFFF}`)})`;
}

type Parameters = ReturnType<typeof createParameters>;

export function createParameters() {
  const values: Parameter[] = [];
  return { values, add: (value: Parameter): `$${number}` => `$${values.push(value)}` };
}
