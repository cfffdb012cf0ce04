import type { Query } from '../database';
import { isOpenAt } from '../guest-access';

/** In SQL: until when what was sent by the link `l` is kept; null while nothing was sent. */
export const answersKeptUntil = "coalesce(l.kept_until, l.sent_at + interval '30 days')";

/** In SQL: something is still told, or waits to be decided, by the link `l`. */
export const isWaitingAt = (now: `$${number}`) =>
  `case when l.sent_at is null then ${isOpenAt(now)}
     else l.revoked_at is null and l.decided_at is null and ${answersKeptUntil} >= ${now}::timestamptz end`;

/** Forgets answers that were not sent before the link was over, or not decided in time; a month later the link itself. */
export async function removeOldIntakes(q: Query, now: Date): Promise<void> {
  const at = now.toISOString();
  await q(`update intake_link l set answers = '{}' where answers <> '{}' and not (${isWaitingAt('$1')})`, [
    at,
  ]);
  await q(
    `delete from intake_link l
     where l.expires_at < $1::timestamptz - interval '30 days'
       and (l.sent_at is null or ${answersKeptUntil} < $1::timestamptz - interval '30 days')`,
    [at],
  );
}
