import type { Query } from '../database';

/** Gives the generated households of a contract what a list is sorted by: of each value some have none, and many the same. */
export async function fillSortValues(q: Query, contract: string): Promise<void> {
  await q(
    `update household h set completeness = nullif(n.number % 103, 102)::smallint,
       last_appointment = case when n.number % 4 > 0 then date '2024-01-01' + (n.number * 7 % 900)::integer end
     from (select household_id, row_number() over (order by household_id) as number
       from household_access where contract = $1) n
     where n.household_id = h.household_id`,
    [contract],
  );
  await q(
    `insert into agenda (contract, kind, at, household_id, entry_id)
     select $1, 'planned', to_char(date '2026-08-01' + (n.number * 11 % 300 + again * 40)::integer, 'YYYY-MM-DD"T"18:00'),
       n.household_id, gen_random_uuid()
     from (select household_id, row_number() over (order by household_id) as number
       from household_access where contract = $1) n, generate_series(0, 1) again
     where n.number % 3 > 0`,
    [contract],
  );
  await q('analyze');
}
