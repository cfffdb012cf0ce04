import { intakeKeptDays } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import { isOpenAt } from '../public-door';

const sentBefore = (now: string) => `l.sent_at < ${now}::timestamptz - interval '${intakeKeptDays} days'`;

/** In SQL: something is still told, or waits to be decided, by the link `l`. */
export const isWaitingAt = (now: `$${number}`) =>
  `case when l.sent_at is null then ${isOpenAt(now)}
     else l.revoked_at is null and l.decided_at is null and not ${sentBefore(now)} end`;

/** Forgets answers that were not sent before the link was over, or not decided in time; a month later the link itself. */
export async function removeOldIntakes(q: Query, now: Date): Promise<void> {
  const at = now.toISOString();
  await q(`update intake_link l set answers = '{}' where answers <> '{}' and not (${isWaitingAt('$1')})`, [
    at,
  ]);
  await q(
    `delete from intake_link l
     where l.expires_at < $1::timestamptz - interval '30 days'
       and (l.sent_at is null or l.sent_at < $1::timestamptz - interval '${intakeKeptDays + 30} days')`,
    [at],
  );
}
