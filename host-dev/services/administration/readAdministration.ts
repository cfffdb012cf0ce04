import type { Administration } from '@vp-digital/core/contracts';
import { noHousehold } from '../http/ServiceError';
import { type Caller, isAdministeredBy, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { heldOf } from './held';
import { readersOf } from './readers';
import { openRequestOf } from './requestStore';
import { retentionOf } from './retention';

interface Row extends Omit<Administration, 'request' | 'retention' | 'keptUntil' | 'sharedWith' | 'held'> {
  keptUntil: string | null;
}

/** How the household's file stands, and who works with it. Throws 403 for an unknown or foreign one. */
export async function readAdministration(
  q: Query,
  { contract, userId, impersonation }: Caller,
  householdId: string,
  now: Date,
): Promise<Administration> {
  const [row] = await q<Row>(
    `select h.household_id as "householdId", h.legacy_household_id as "legacyHouseholdId", h.name, h.status,
       h.kept_until as "keptUntil",
       (select jsonb_build_object('contract', a.contract, 'name', coalesce(u.name, a.contract))
        from household_access a
          left join advisor_context c on c.contract = a.contract and c.role = 'OWN'
          left join advisor_user u on u.user_id = c.user_id
        where a.household_id = h.household_id and a.kind = 'OWN' order by a.contract, u.user_id limit 1) as responsible,
       (select coalesce(jsonb_agg(jsonb_build_object('name', u.name, 'kind', case
            when a.kind <> 'OWN' then 'shared' when c.role = 'DEPUTY' then 'deputy' else 'assistant' end)
          order by a.kind desc, u.name, u.user_id), '[]')
        from household_access a join advisor_context c on c.contract = a.contract
          join advisor_user u on u.user_id = c.user_id
        where a.household_id = h.household_id
          and ((a.kind = 'OWN' and c.role <> 'OWN') or (a.kind <> 'OWN' and c.role = 'OWN'))) as colleagues,
       ${isAdministeredBy('$2', '$3')} as "mayAdminister", h.refuses_assistants as "assistantsRefused",
       (select coalesce(jsonb_agg(jsonb_build_object('contract', c.contract, 'name', u.name)
          order by u.name, c.contract), '[]')
        from advisor_context c join advisor_user u on u.user_id = c.user_id
        where c.role = 'OWN' and u.advisor and not exists (select 1 from household_access a
          where a.household_id = h.household_id and a.contract = c.contract and a.kind = 'OWN')) as recipients
     from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, contract, userId],
  );
  if (!row) throw noHousehold();
  const { keptUntil, ...file } = row;
  const request = await openRequestOf(q, householdId, now);
  const mayAdminister = file.mayAdminister && !impersonation;
  return {
    ...file,
    mayAdminister,
    ...(keptUntil !== null && { keptUntil }),
    ...(request && { request }),
    sharedWith: mayAdminister ? await readersOf(q, householdId) : [],
    recipients: mayAdminister ? file.recipients : [],
    retention: await retentionOf(q, householdId, now),
    held: await heldOf(q, householdId, now),
  };
}
