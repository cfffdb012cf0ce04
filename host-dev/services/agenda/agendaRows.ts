import type { AgendaQuery } from '@vp-digital/core/contracts';
import { isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { createParameters } from '../households';
import type { Place } from './place';

export interface AgendaRow extends Place {
  /** Its name. */
  household: string;
  /** As the document has it. */
  entry: unknown;
}

/** Entries of documents. */
export type OfDocuments = Exclude<AgendaQuery['of'], 'questions' | 'intakes' | 'deletions'>;

interface Asked extends Omit<AgendaQuery, 'after' | 'of'> {
  of: OfDocuments;
  contract: string | undefined;
  userId: string;
  after: Place | undefined;
  most: number;
}

/** What stands on a contract's agenda in its order; each kind is a range of one index. */
export function agendaRows(q: Query, asked: Asked): Promise<AgendaRow[]> {
  const { of, from, until, after, most } = asked;
  const { values, add } = createParameters();
  const contract = add(asked.contract);
  const user = add(asked.userId);
  const afterRange = `g.at < (${add(until)}::date + 1)::text`;
  const onward =
    after &&
    `and (g.at, g.household_id, g.entry_id) > (${add(after.at)}, ${add(after.householdId)}::uuid, ${add(after.entryId)}::uuid)`;
  const limit = add(most);
  const ranges =
    of === 'tasks'
      ? [`g.kind = 'task' and ${afterRange}`]
      : [
          `g.kind = 'running' and ${afterRange}`,
          `g.kind = 'planned' and ${afterRange} and g.at >= ${add(from)}`,
        ];
  const found = ranges
    .map(
      (range) => `(select g.at, g.household_id, g.entry_id, h.name from agenda g
        join household h on h.household_id = g.household_id
        where g.contract = ${contract} and ${range} ${onward ?? ''}
          and h.status = 'active' and ${isVisibleTo(contract, user)}
        order by g.at, g.household_id, g.entry_id limit ${limit})`,
    )
    .join(' union all ');
  return q<AgendaRow>(
    `select f.at, f.household_id as "householdId", f.entry_id as "entryId", f.name as household,
       s.data -> 'items' -> f.entry_id::text as entry
     from (${found}) f
       join section s on s.household_id = f.household_id and s.section = ${add(of === 'tasks' ? 'recap' : 'appointments')}
     order by f.at, f.household_id, f.entry_id limit ${limit}`,
    values,
  );
}
