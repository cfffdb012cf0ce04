import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { type Caller, isVisibleTo } from '../authorization';
import type { Parameter, Query } from '../database';
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
}

export interface PageRequest {
  first: number;
  after: Position | undefined;
  descending: boolean;
}

/** A page of the households that the caller may see, by name. The order is total, so paging neither skips nor repeats. */
export async function listHouseholds(
  q: Query,
  filter: HouseholdFilter,
  { first, after, descending }: PageRequest,
): Promise<HouseholdPage> {
  const { where, parameters } = conditions(filter);
  const beyond = after
    ? `and (h.sort_name, h.household_id) ${descending ? '<' : '>'} (${parameters.add(after.sortName)}, ${parameters.add(after.householdId)}::uuid)`
    : '';
  const direction = descending ? 'desc' : 'asc';
  const rows = await q<HouseholdSummary & { sortName: string }>(
    `select ${summaryColumns}, h.sort_name as "sortName" from household h
     where ${where} ${beyond}
     order by h.sort_name ${direction}, h.household_id ${direction}
     limit ${parameters.add(first + 1)}`,
    parameters.values,
  );
  const nodes = rows.slice(0, first);
  const last = rows.length > first ? nodes.at(-1) : undefined;
  return { nodes, end: last && { sortName: last.sortName, householdId: last.householdId } };
}

export async function countHouseholds(q: Query, filter: HouseholdFilter): Promise<number> {
  const { where, parameters } = conditions(filter);
  const [row] = await q<{ total: number }>(
    `select count(*) as total from household h where ${where}`,
    parameters.values,
  );
  return row?.total ?? 0;
}

/** One household, or undefined when it does not exist or is not the caller's. */
export async function findHousehold(
  q: Query,
  { contract }: Caller,
  householdId: string,
): Promise<HouseholdSummary | undefined> {
  const [household] = await q<HouseholdSummary>(
    `select ${summaryColumns} from household h where h.household_id = $1 and ${isVisibleTo('$2')}`,
    [householdId, contract],
  );
  return household;
}

const summaryColumns = `h.household_id as "householdId", h.legacy_household_id as "legacyHouseholdId",
  h.name, h.city, h.postal_code as "postalCode",
  h.last_appointment as "lastAppointment", h.next_appointment as "nextAppointment",
  (select coalesce(jsonb_agg(jsonb_build_object('personId', p.person_id, 'firstName', p.first_name,
     'lastName', p.last_name, 'birthDate', p.birth_date, 'role', p.role) order by p.position, p.person_id), '[]')
   from person p where p.household_id = h.household_id) as persons`;

function conditions({ caller, query }: HouseholdFilter) {
  const parameters = createParameters();
  const visible = `h.household_id in
    (select a.household_id from household_access a where a.contract = ${parameters.add(caller.contract)})`;
  const found = words(query).map((word) => {
    const ranges = foldedForms(word).map((form) => beginsWith(form, parameters));
    return `h.household_id in (select t.household_id from search_term t where ${ranges.join(' or ')})`;
  });
  return { where: [visible, ...found].join(' and '), parameters };
}

/**
 * A prefix as a range of the bytewise order: an index serves it in every plan, and no character of the search has a
 * meaning of its own (as % has in LIKE).
 */
function beginsWith(prefix: string, { add }: Parameters): string {
  return `(t.term >= ${add(prefix)} and t.term < ${add(`${prefix}\u{10FFFF}`)})`;
}

type Parameters = ReturnType<typeof createParameters>;

function createParameters() {
  const values: Parameter[] = [];
  return { values, add: (value: Parameter): `$${number}` => `$${values.push(value)}` };
}
