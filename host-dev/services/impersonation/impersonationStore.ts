import { randomUUID } from 'node:crypto';
import type { ImpersonationDocument, ImpersonationRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import { ServiceError } from '../http/ServiceError';
import { type AuditEntry, writeAudit } from '../audit';
import type { Caller, Impersonation } from '../authorization';
import type { Query } from '../database';

/** A role that is taken and not yet over. */
export interface RunningImpersonation extends Impersonation {
  userId: string;
  contract: string;
  secondsLeft: number;
}

/** How long a role is taken at most. Security runs on the database's time, not on the product's clock. */
const longest = '60 minutes';

const columns = `i.impersonation_id as "impersonationId", i.user_id as "userId", u.name, i.contract, u.permissions,
  u.file_rights as "fileRights",
  i.started_at as "startedAt", coalesce(i.ended_at, i.ends_at) as "endsAt"`;

/** Takes the role of a user under one of their contracts, for an hour at most. Throws 403 when there is no such. */
export async function takeRole(
  q: Query,
  caller: Caller,
  { userId, contract, reason }: ImpersonationRequest,
  at: Date,
): Promise<ImpersonationDocument> {
  const id = randomUUID();
  const [taken] = await q<ImpersonationDocument>(
    `with i as (
       insert into impersonation (impersonation_id, actor, user_id, contract, reason, started_at, ends_at, ended_at)
       select $1, $2, c.user_id, c.contract, $5, now(), now() + interval '${longest}', null
       from advisor_context c where c.user_id = $3 and c.contract = $4 and c.role = 'OWN' and c.user_id <> $2
       returning *)
     select ${columns} from i join advisor_user u on u.user_id = i.user_id`,
    [id, caller.userId, userId, contract, reason],
  );
  if (!taken) throw new ServiceError('forbidden', 'There is no such role.');
  await writeAudit(q, inRole(caller, taken), entryOf('impersonation.started', taken, at));
  return taken;
}

/** Gives it back: its tokens are refused from now on. Throws 403 for what the caller has not taken. */
export async function giveRoleBack(
  q: Query,
  caller: Caller,
  id: string,
  at: Date,
): Promise<ImpersonationDocument> {
  const [known] = await q<ImpersonationDocument & { isOver: boolean }>(
    `select ${columns}, i.ended_at is not null as "isOver"
     from impersonation i join advisor_user u on u.user_id = i.user_id
     where i.impersonation_id = $1 and i.actor = $2 for update of i`,
    [id, caller.userId],
  );
  if (!known) throw new ServiceError('forbidden', 'There is no such role.');
  const { isOver, ...role } = known;
  if (isOver) return role;
  const [ended] = await q<{ endsAt: string }>(
    `update impersonation set ended_at = least(now(), ends_at) where impersonation_id = $1
     returning ended_at as "endsAt"`,
    [id],
  );
  await writeAudit(q, inRole(caller, role), entryOf('impersonation.ended', role, at));
  return { ...role, ...ended };
}

/** The role, while it is taken by this actor, may be, and is the role of that user. */
export async function findImpersonation(
  q: Query,
  actor: string,
  id: string,
): Promise<RunningImpersonation | undefined> {
  const [role] = await q<RunningImpersonation>(
    `select i.impersonation_id as id, i.actor, i.user_id as "userId", i.contract,
       extract(epoch from i.ends_at - now())::integer as "secondsLeft"
     from impersonation i join advisor_user a on a.user_id = i.actor and a.permissions @> $3
       join advisor_context c on c.user_id = i.user_id and c.contract = i.contract and c.role = 'OWN'
     where i.impersonation_id::text = $1 and i.actor = $2 and i.ended_at is null and i.ends_at > now()`,
    [id, actor, [permissions.roleImpersonation]],
  );
  return role;
}

/** The audit says who acted, in whose role and under which contract. */
const inRole = (
  caller: Caller,
  { userId, contract, impersonationId: id }: ImpersonationDocument,
): Caller => ({
  ...caller,
  userId,
  contract,
  impersonation: { id, actor: caller.userId },
});

const entryOf = (
  action: 'impersonation.started' | 'impersonation.ended',
  { impersonationId: subjectId }: ImpersonationDocument,
  at: Date,
): AuditEntry => ({ at: at.toISOString(), action, subjectId });
