import type { HouseholdStatus } from '@vp-digital/core/contracts';
import { ownConsentAge } from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { marks } from './beginnings';
import { bySelectivity } from './bySelectivity';
import type { Hint } from './hints';
import { type Lookup, lookUp, lookupOf } from './lookUp';
import type { Parameters } from './parameters';
import { readSearch } from './readSearch';
import { beginsWith, partsOf } from './wordRanges';

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
  /** Only those in which nobody has refused assistants. */
  openToAssistants?: boolean;
}

/** How a search is answered, for each way to read it: from the rows of one word, each held against the other words. */
export interface SearchPlan {
  from: Lookup;
  also: Lookup[];
}

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
      const words = await bySelectivity(q, contract, lookups);
      const [from = lookupOf(everyHousehold), ...also] = [...words, ...marked];
      return { from, also };
    }),
  );
}

/** Each household has it as a beginning. */
const everyHousehold = '';

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

/** What makes a household a hit by any of these plans, as conditions on its own row of `search_beginning`, named `t`. */
export function conditionsOfHit(
  plans: readonly SearchPlan[],
  filter: HouseholdFilter,
  parameters: Parameters,
): string {
  const readings = plans.map(({ from, also }) =>
    [from, ...also]
      .filter(({ beginnings }) => !beginnings.includes(everyHousehold))
      .map((lookup) => alsoFound(lookup, parameters))
      .join(' '),
  );
  return [
    `and (${readings.map((words) => `(true ${words})`).join(' or ')})`,
    ...filterConditions(filter, parameters),
  ].join(' ');
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
  {
    appointmentWithinDays,
    caller,
    favouritesOf,
    openToAssistants,
    status,
    today,
    uninformedOn,
  }: HouseholdFilter,
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
  if (openToAssistants) conditions.push(`and not ${ofHit('refuses_assistants')}`);
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
  const alternatives = hints.map(
    ({ low, high }) => `(${[...has('hint_low', low), ...has('hint_high', high)].join(' and ')})`,
  );
  return `and (${alternatives.join(' or ')})`;
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
