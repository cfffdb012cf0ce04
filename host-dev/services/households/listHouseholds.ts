import type { HouseholdOrder, HouseholdSummary } from '@vp-digital/core/contracts';
import { type Caller, isOnlyRead, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { createParameters, type Parameters } from './parameters';
import { type HouseholdFilter, hitsOf, planSearch, type SearchPlan } from './searchHits';
import { sortedHits } from './sortedHits';

/** Where a page ended: order and key of its last household. */
export interface Position {
  sortName: string;
  householdId: string;
  /** What it is sorted by beside the name, where the household has it. */
  value?: string | undefined;
}

export interface HouseholdPage {
  nodes: HouseholdSummary[];
  end: Position | undefined;
}

export interface PageRequest {
  first: number;
  after: Position | undefined;
  descending: boolean;
  /** By name where nothing is said. */
  by?: HouseholdOrder;
}

/** Hits are counted up to here: to count all that begin with a letter would cost more than to show a page of them. */
export const countedHits = 1_000;

/**
 * A page of the households that the caller may see, in their order. It is total, so paging neither skips nor repeats. For
 * the `offset 0` each household of the page is looked up by its key: to the database a way through all of them in their
 * order may seem no dearer.
 */
export async function listHouseholds(
  q: Query,
  filter: HouseholdFilter,
  page: PageRequest,
  planned: Promise<SearchPlan[]> = planSearch(q, filter),
): Promise<HouseholdPage> {
  const plans = await planned;
  if (plans.length === 0) return { nodes: [], end: undefined };
  const { first, descending, by = 'name' } = page;
  const parameters = createParameters();
  const contract = parameters.add(filter.caller.contract);
  const direction = descending ? 'desc' : 'asc';
  const hits =
    by === 'name'
      ? namedHits({ plans, filter, page, contract, parameters })
      : sortedHits({
          by,
          plans,
          filter,
          areFew: (await countHouseholds(q, filter, planned)) <= countedHits,
          after: page.after && { value: undefined, ...page.after },
          descending,
          limit: first + 1,
          contract,
          parameters,
        });
  const rows = await q<HouseholdSummary & { sortName: string; value: string | null }>(
    `select ${summaryColumns(contract, parameters.add(filter.today))}, h.sort_name as "sortName", hit.value::text as value
     from (${hits}) hit
     cross join lateral (select h.* from household h
       where h.household_id = hit.household_id and ${isVisibleTo(contract, parameters.add(filter.caller.userId))} offset 0) h
     order by hit.value ${direction} nulls last, h.sort_name ${direction}, h.household_id ${direction}`,
    parameters.values,
  );
  const nodes = rows.slice(0, first);
  const last = rows.length > first ? nodes.at(-1) : undefined;
  return {
    nodes,
    end: last && {
      sortName: last.sortName,
      householdId: last.householdId,
      ...(last.value !== null && { value: last.value }),
    },
  };
}

interface NamedPage {
  plans: readonly SearchPlan[];
  filter: HouseholdFilter;
  page: PageRequest;
  contract: `$${number}`;
  parameters: Parameters;
}

/** The hits of a page by name: each range of an index is read in this order, and no further than the page. */
function namedHits({ plans, filter, page, contract, parameters }: NamedPage): string {
  const { first, after, descending } = page;
  const direction = descending ? 'desc' : 'asc';
  const afterCursor = after
    ? `and (t.sort_name, t.household_id) ${descending ? '<' : '>'} (${parameters.add(after.sortName)}, ${parameters.add(after.householdId)}::uuid)`
    : '';
  const end = `order by sort_name ${direction}, household_id ${direction} limit ${parameters.add(first + 1)}`;
  const hits = plans.flatMap((plan) => hitsOf(plan, filter, contract, parameters, `${afterCursor} ${end}`));
  return `select distinct t.*, null::text as value from (${hits.join(' union all ')}) t where true ${afterCursor} ${end}`;
}

/** Nobody's household holds so many words that begin alike: as many rows hold all the households that are counted. */
const mostAlike = 8;

/** How many households are found, at most one more than `countedHits`. */
export async function countHouseholds(
  q: Query,
  filter: HouseholdFilter,
  planned: Promise<SearchPlan[]> = planSearch(q, filter),
): Promise<number> {
  const plans = await planned;
  if (plans.length === 0) return 0;
  const parameters = createParameters();
  const contract = parameters.add(filter.caller.contract);
  const limit = parameters.add(countedHits + 1);
  const enough = parameters.add((countedHits + 1) * mostAlike);
  const hits = plans
    .flatMap((plan) => hitsOf(plan, filter, contract, parameters, `limit ${limit}`))
    .map((hit) => `(select household_id from (${hit}) found limit ${enough})`);
  const [row] = await q<{ total: number }>(
    `select count(*) as total from (select distinct household_id from (${hits.join(' union all ')}) found limit ${limit}) hit`,
    parameters.values,
  );
  return row?.total ?? 0;
}

/**
 * One household, or undefined when it does not exist or is not the caller's.
 *
 * @param known its id, or its number in the legacy system; those of a household that it has taken in find it too
 * @param today `YYYY-MM-DD`: the next appointment is the first from then on
 */
export async function findHousehold(
  q: Query,
  { contract, userId }: Caller,
  known: string,
  today: string,
): Promise<HouseholdSummary | undefined> {
  const key = known.includes('-') ? 'household_id' : 'legacy_household_id';
  const [household] = await q<HouseholdSummary>(
    `select ${summaryColumns('$2', '$3')}, ${isOnlyRead('$2')} as "readOnly", ${cartCount} from household h
     where h.household_id in (select household_id from household where ${key} = $1
         union all select into_household_id from merged_household where ${key} = $1)
       and ${isVisibleTo('$2', '$4')}`,
    [known, contract, today, userId],
  );
  return household;
}

/** What lies in the cart: neither discarded nor a contract already, nor what one adult discusses alone. */
const cartCount = `(select count(*)::int from section s, jsonb_each(s.data -> 'items') entry
   where s.household_id = h.household_id and s.section = 'cartPositions'
     and not (entry.value ?| array['discardedOn', 'contractId', 'discussedAlone'])) as "cartCount"`;

/** With when the household is seen next: the first appointment on the contract's agenda from today on. */
export const summaryColumns = (
  contract: `$${number}`,
  today: `$${number}`,
) => `h.household_id as "householdId", h.legacy_household_id as "legacyHouseholdId",
  h.name, h.status, h.city, h.postal_code as "postalCode", h.completeness,
  h.last_appointment as "lastAppointment", (select min(left(g.at, 10)) from agenda g where g.household_id = h.household_id
     and g.contract = ${contract} and g.kind = 'planned' and g.at >= ${today}) as "nextAppointment",
  (select coalesce(jsonb_agg(jsonb_build_object('personId', p.person_id, 'firstName', p.first_name,
     'lastName', p.last_name, 'birthDate', p.birth_date, 'role', p.role) order by p.position, p.person_id), '[]')
   from person p where p.household_id = h.household_id) as persons`;
