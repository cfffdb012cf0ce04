import type { HouseholdOrder } from '@vp-digital/core/contracts';
import type { Parameters } from './parameters';
import { conditionsOfHit, type HouseholdFilter, hitsOf, type SearchPlan } from './searchHits';

/** What a list is sorted by beside the name. Households without it stand last, in both directions. */
export type SortKey = Exclude<HouseholdOrder, 'name'>;

/** Where a page of a sorted list ended: undefined among those without a value. */
export interface SortedPosition {
  value: string | undefined;
  sortName: string;
  householdId: string;
}

export interface SortedPage {
  by: SortKey;
  plans: readonly SearchPlan[];
  filter: HouseholdFilter;
  /** So few are found that all of them are read and sorted; else the list is read in its order until a page is full. */
  areFew: boolean;
  after: SortedPosition | undefined;
  descending: boolean;
  limit: number;
  contract: `$${number}`;
  parameters: Parameters;
}

const types: Readonly<Record<SortKey, string>> = {
  lastAppointment: 'date',
  nextAppointment: 'text',
  completeness: 'smallint',
};

/** The hits of a page: a select of `value`, `sort_name` and `household_id`. Their order is total, with both the last. */
export function sortedHits(page: SortedPage): string {
  const read = partsOf(page);
  const { after, by, limit, parameters } = page;
  const { add } = parameters;
  const direction = page.descending ? 'desc' : 'asc';
  const isAfter = page.descending ? '<' : '>';
  const most = add(limit);
  const place = after && `${add(after.sortName)}, ${add(after.householdId)}::uuid`;
  const from = after?.value === undefined ? undefined : `${add(after.value)}::${types[by]}`;
  const valued =
    () => `${read.valued()} ${from ? `and (${read.value}, t.sort_name, t.household_id) ${isAfter} (${from}, ${place})` : ''}
    order by ${read.value} ${direction}, t.sort_name ${direction}, t.household_id ${direction} limit ${most}`;
  const isPastValues = after !== undefined && from === undefined;
  const others = `${read.others} ${isPastValues ? `and (t.sort_name, t.household_id) ${isAfter} (${place})` : ''}
    order by t.sort_name ${direction}, t.household_id ${direction} limit ${most}`;
  const parts = isPastValues ? [others] : [valued(), others];
  return `select * from (${parts.map((part) => `(${part})`).join(' union all ')}) hit
    order by value ${direction} nulls last, sort_name ${direction}, household_id ${direction} limit ${most}`;
}

interface Parts {
  value: string;
  /** A select of those with a value, up to its conditions; it adds parameters, so only where it is read. */
  valued(): string;
  /** The same of those without one. */
  others: string;
}

function partsOf({ by, plans, filter, areFew, contract, parameters }: SortedPage): Parts {
  const own = `t.contract = ${contract} and t.beginning = ''`;
  const hits = () =>
    plans.flatMap((plan) => hitsOf(plan, filter, contract, parameters, '')).join(' union all ');
  const found = areFew
    ? `(select distinct sort_name, household_id from (${hits()}) h) f
       cross join lateral (select t.* from search_beginning t where ${own}
         and t.sort_name = f.sort_name and t.household_id = f.household_id offset 0) t where true`
    : `search_beginning t where ${own} ${conditionsOfHit(plans, filter, parameters)}`;
  const select = (value: string) => `select ${value} as value, t.sort_name, t.household_id`;
  if (by !== 'nextAppointment') {
    const value = by === 'completeness' ? 't.completeness' : 't.last_appointment';
    return {
      value,
      valued: () => `${select(value)} from ${found} and ${value} is not null`,
      others: `${select(`null::${types[by]}`)} from ${found} and ${value} is null`,
    };
  }
  const today = parameters.add(filter.today);
  const ahead = (row: 'e' | 'g') =>
    `${row}.contract = ${contract} and ${row}.kind = 'planned' and ${row}.at >= ${today}`;
  const isFirst = `not exists (select 1 from agenda e
    where ${ahead('e')} and e.household_id = g.household_id and (e.at, e.entry_id) < (g.at, g.entry_id))`;
  const appointments = () =>
    areFew
      ? `(select t.* from ${found}) t join agenda g on g.household_id = t.household_id where ${ahead('g')} and ${isFirst}`
      : `agenda g cross join lateral (select t.* from search_beginning t where ${own} and t.household_id = g.household_id offset 0) t
       where ${ahead('g')} and ${isFirst} ${conditionsOfHit(plans, filter, parameters)}`;
  return {
    value: 'g.at',
    valued: () => `${select('g.at')} from ${appointments()}`,
    others: `${select('null::text collate "C"')} from ${found}
      and not exists (select 1 from agenda e where ${ahead('e')} and e.household_id = t.household_id)`,
  };
}
