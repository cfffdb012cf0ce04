import type { HouseholdStatus, HouseholdSummary } from '@vp-digital/core/contracts';
import { ownConsentAge } from '@vp-digital/core/household';
import { type Caller, isVisibleTo } from '../authorization';
import type { Parameter, Query } from '../database';
import { isBeginning, marks } from './beginnings';
import { foldedForms, words } from './fold';

/** Where a page ended: order and key of its last household. */
export interface Position {
  sortName: string;
  householdId: string;
}

export interface HouseholdPage {
  nodes: HouseholdSummary[];
  end: Position | undefined;
}

export interface HouseholdFilter {
  caller: Caller;
  /** Every word has to be the beginning of a name of any person of the household, or of a postal code. */
  query: string;
  /** Only those whose next appointment is on this day, or within so many days after it. */
  appointment?: { from: string; days: number };
  /** Only the favourites of this user. */
  favouritesOf?: string;
  status?: HouseholdStatus;
  /** Only those with somebody who, on this day, decides for herself and was not given the information on data protection. */
  uninformedOn?: string;
}

export interface PageRequest {
  first: number;
  after: Position | undefined;
  descending: boolean;
}

/** Hits are counted up to here: to count all that begin with a letter would cost more than to show a page of them. */
export const countedHits = 1_000;

/** A page of the households that the caller may see, by name. The order is total, so paging neither skips nor repeats. */
export async function listHouseholds(
  q: Query,
  filter: HouseholdFilter,
  { first, after, descending }: PageRequest,
): Promise<HouseholdPage> {
  const parameters = createParameters();
  const contract = parameters.add(filter.caller.contract);
  const direction = descending ? 'desc' : 'asc';
  const beyond = after
    ? `and (t.sort_name, t.household_id) ${descending ? '<' : '>'} (${parameters.add(after.sortName)}, ${parameters.add(after.householdId)}::uuid)`
    : '';
  const end = `order by sort_name ${direction}, household_id ${direction} limit ${parameters.add(first + 1)}`;
  const hits = hitsOf(filter, contract, parameters)
    .map(
      ({ hit }) =>
        `select * from (select distinct t.sort_name, t.household_id ${hit} ${beyond} ${end}) found`,
    )
    .join(' union ');
  const rows = await q<HouseholdSummary & { sortName: string }>(
    `select ${summaryColumns}, h.sort_name as "sortName"
     from (${hits} ${end}) hit join household h on h.household_id = hit.household_id
     where ${isVisibleTo(contract)}
     order by h.sort_name ${direction}, h.household_id ${direction}`,
    parameters.values,
  );
  const nodes = rows.slice(0, first);
  const last = rows.length > first ? nodes.at(-1) : undefined;
  return { nodes, end: last && { sortName: last.sortName, householdId: last.householdId } };
}

/** How many households are found, at most one more than `countedHits`. */
export async function countHouseholds(q: Query, filter: HouseholdFilter): Promise<number> {
  const parameters = createParameters();
  const contract = parameters.add(filter.caller.contract);
  const limit = parameters.add(countedHits + 1);
  // `offset 0` keeps the database from reading in the order of households in order to find distinct ones
  const hits = hitsOf(filter, contract, parameters)
    .map(
      ({ hit, isUnique }) =>
        `select * from (select t.household_id ${hit} ${isUnique ? `limit ${limit}` : 'offset 0'}) found`,
    )
    .join(' union ');
  const [row] = await q<{ total: number }>(
    `select count(*) as total from (select distinct household_id from (${hits}) found limit ${limit}) hit`,
    parameters.values,
  );
  return row?.total ?? 0;
}

/**
 * One household, or undefined when it does not exist or is not the caller's.
 *
 * @param known its id, or its number in the legacy system; those of a household that it has taken in find it too
 */
export async function findHousehold(
  q: Query,
  { contract }: Caller,
  known: string,
): Promise<HouseholdSummary | undefined> {
  const key = known.includes('-') ? 'household_id' : 'legacy_household_id';
  const [household] = await q<HouseholdSummary>(
    `select ${summaryColumns} from household h
     where h.household_id in (select household_id from household where ${key} = $1
         union all select into_household_id from merged_household where ${key} = $1)
       and ${isVisibleTo('$2')}`,
    [known, contract],
  );
  return household;
}

export const summaryColumns = `h.household_id as "householdId", h.legacy_household_id as "legacyHouseholdId",
  h.name, h.status, h.city, h.postal_code as "postalCode",
  h.last_appointment as "lastAppointment", h.next_appointment as "nextAppointment",
  (select coalesce(jsonb_agg(jsonb_build_object('personId', p.person_id, 'firstName', p.first_name,
     'lastName', p.last_name, 'birthDate', p.birth_date, 'role', p.role) order by p.position, p.person_id), '[]')
   from person p where p.household_id = h.household_id) as persons`;

interface Hits {
  /** `from search_… t where …` */
  hit: string;
  /** Every household at most once. */
  isUnique: boolean;
}

/**
 * The hits of a search, as one `from … where …` for each way to spell its longest word; the other words are conditions
 * on them. The longest word has the fewest hits. Without words the first filter that has a mark is read in its place.
 */
function hitsOf(filter: HouseholdFilter, contract: `$${number}`, parameters: Parameters): Hits[] {
  const longestFirst = words(filter.query).sort((one, other) => other.length - one.length);
  const [forms = [''], ...others] = [...longestFirst.map(foldedForms), ...marksOf(filter)];
  const conditions = others.map(
    (further) => `and (${further.map((form) => alsoBegins(form, parameters)).join(' or ')})`,
  );
  conditions.push(...filterConditions(filter, parameters));
  return forms.map((form) => {
    const hit = isBeginning(form)
      ? `from search_beginning t where t.contract = ${contract} and t.beginning = ${parameters.add(form)}`
      : `from search_term t where t.contract = ${contract} and ${beginsWith('t', form, parameters)}`;
    return { hit: [hit, ...conditions].join(' '), isUnique: isBeginning(form) };
  });
}

/** Filters that few households may pass are kept in the order of the list, like beginnings. */
const marksOf = ({ status, uninformedOn }: HouseholdFilter): string[][] => [
  ...(status === 'archived' ? [[marks.archived]] : []),
  ...(uninformedOn === undefined ? [] : [[marks.uninformed]]),
];

/**
 * What a hit has to be beside found. The few households of a filter are looked up by their own indexes; what most
 * households are is read from each hit, by its key.
 */
function filterConditions(
  { appointment, favouritesOf, status, uninformedOn }: HouseholdFilter,
  { add }: Parameters,
): string[] {
  const conditions: string[] = [];
  const ofHit = (column: string) =>
    `(select f.${column} from household f where f.household_id = t.household_id)`;
  if (status !== undefined) conditions.push(`and ${ofHit('status')} = ${add(status)}`);
  if (uninformedOn !== undefined)
    conditions.push(`and ${ofHit('oldest_uninformed')}
      <= ${add(uninformedOn)}::date - make_interval(years => ${add(ownConsentAge(uninformedOn))})`);
  if (appointment) {
    const from = add(appointment.from);
    conditions.push(`and t.household_id in (select f.household_id from household f
      where f.next_appointment between ${from}::date and ${from}::date + ${add(appointment.days)}::integer)`);
  }
  if (favouritesOf !== undefined)
    conditions.push(`and t.household_id in (select id.value::uuid
      from preferences f, jsonb_array_elements_text(f.data -> 'favouriteHouseholds') id
      where f.user_id = ${add(favouritesOf)})`);
  return conditions;
}

/** Whether the household of a hit is found by this beginning of a word too: one look into an index. */
function alsoBegins(form: string, parameters: Parameters): string {
  const same = 'o.household_id = t.household_id and o.contract = t.contract';
  return isBeginning(form)
    ? `exists (select 1 from search_beginning o
        where ${same} and o.sort_name = t.sort_name and o.beginning = ${parameters.add(form)})`
    : `exists (select 1 from search_term o where ${same} and ${beginsWith('o', form, parameters)})`;
}

/**
 * A prefix as a range of the bytewise order: an index serves it in every plan, and no character of the search has a
 * meaning of its own (as % has in LIKE).
 */
function beginsWith(table: 't' | 'o', prefix: string, { add }: Parameters): string {
  return `(${table}.term >= ${add(prefix)} and ${table}.term < ${add(`${prefix}\u{10FFFF}`)})`;
}

type Parameters = ReturnType<typeof createParameters>;

function createParameters() {
  const values: Parameter[] = [];
  return { values, add: (value: Parameter): `$${number}` => `$${values.push(value)}` };
}
