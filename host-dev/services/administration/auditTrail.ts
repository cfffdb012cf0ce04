import type { AuditPage } from '@vp-digital/core/contracts';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { type Caller, isAdministeredBy, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { filesOf } from '../audit';

type Entry = AuditPage['entries'][number];
type Row = Omit<Entry, 'asUser' | 'detail'> & { asUser: string | null; detail: string | null };

const pageSize = 20;

/**
 * Who did what with the household, newest first: names of users and of actions, no values. Throws 403 for everybody but
 * those who administer it.
 *
 * @param after the last entry that is known already
 */
export async function auditTrail(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
  after: string | undefined,
): Promise<AuditPage> {
  const [household] = await q<{ mayAdminister: boolean }>(
    `select ${isAdministeredBy('$2', '$3')} as "mayAdminister"
     from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, contract, userId],
  );
  if (!household) throw noHousehold();
  if (!household.mayAdminister)
    throw new ServiceError('forbidden', 'Those who administer a household read its access log.');
  const rows = await q<Row>(
    `select a.audit_id as "auditId", a.at, coalesce(u.name, a.user_id) as by, v.name as "asUser", a.action, a.detail
     from audit a left join advisor_user u on u.user_id = a.user_id
       left join advisor_user v on v.user_id = a.as_user
     where a.household_id in (${filesOf('$1')}) and ($2::uuid is null or (a.at, a.audit_id) <
       (select b.at, b.audit_id from audit b where b.audit_id = $2::uuid and b.household_id in (${filesOf('$1')})))
     order by a.at desc, a.audit_id desc limit ${pageSize + 1}`,
    [householdId, after],
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    entries: shown.map(toEntry),
    ...(rows.length > pageSize && last && { next: last.auditId }),
  };
}

const toEntry = ({ asUser, detail, ...entry }: Row): Entry => ({
  ...entry,
  ...(asUser !== null && { asUser }),
  ...(detail !== null && { detail }),
});
