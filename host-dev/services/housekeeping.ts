import { removeDeleted } from './administration';
import type { Database } from './database';

const hour = 3_600_000;
const day = 24 * hour;

/** Removes once an hour what has run out; a failure is left to the next hour. Answers the function that stops it. */
export function startHousekeeping(database: Database, clock: () => Date): () => void {
  const timer = setInterval(() => removeExpired(database, clock()).catch(() => {}), hour);
  timer.unref();
  return () => clearInterval(timer);
}

async function removeExpired(database: Database, now: Date): Promise<void> {
  const { q } = database;
  await q('delete from oidc_record where expires_at < now()');
  await q("delete from sign_in_failure where failed_at < now() - interval '5 minutes'");
  await q('update report_link set content = null where content is not null and expires_at < $1', [
    now.toISOString(),
  ]);
  await q('delete from idempotency_key where created_at < $1', [new Date(now.getTime() - day).toISOString()]);
  await removeDeleted(database, now);
}
