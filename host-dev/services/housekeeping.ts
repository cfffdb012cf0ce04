import { endExpired, proposeDeletions, removeDeleted } from './administration';
import { destroyDueKeys, endExpiredHealthCharts } from './health-chart';
import { addBirthTerms } from './households';
import { removeOldIntakes } from './intakes';
import type { Figures } from './monitoring/counters';
import type { Database } from './database';
import { removeOldContacts } from './recommendations';
import type { RetentionTable } from './retention';
import type { KeyStore, PersonKeyStore } from './sealing';
import { maintainFiles, keepLinkedFiles } from './snapshots';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface HousekeepingParts {
  database: Database;
  keys: KeyStore;
  personKeys: PersonKeyStore;
  clock: () => Date;
  figures: Figures;
  retention: RetentionTable;
  /** Hears of a step that failed. */
  onFailure(error: unknown): void;
}

/**
 * Removes what has run out: a minute after the start, then once an hour. A step that fails is logged, left to the next
 * hour, and keeps none of the others. Answers the function that stops it.
 */
export function startHousekeeping(parts: HousekeepingParts): () => void {
  const keepHouse = () => void removeExpired(parts);
  const first = setTimeout(keepHouse, minute);
  const next = setInterval(keepHouse, hour);
  for (const timer of [first, next]) timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(next);
  };
}

const steps = {
  deletedHouseholds: (database, now) => removeDeleted(database, now),
  expiredAccess: (database, now) => endExpired(database, now),
  deletionProposals: (database, now, { retention }) => proposeDeletions(database, { now, retention }),
  signIn: ({ q }) => q('delete from oidc_record where expires_at < now()'),
  signInAttempts: ({ q }) => q("delete from sign_in_attempt where since < now() - interval '5 minutes'"),
  /** No sign-in lasts longer. */
  deviceLocks: ({ q }) => q("delete from device_lock where locked_at < now() - interval '1 day'"),
  /** What an earlier release, still running beside this one, keeps with a link; and what an older key has sealed. */
  async reportFiles(database, now, { keys, figures }) {
    await keepLinkedFiles(database, keys, now);
    const { locked, tampered } = await maintainFiles(database, keys, now);
    figures.set('report_files{state="locked"}', locked);
    figures.set('report_files{state="tampered"}', tampered);
  },
  /** What was told ahead and is over; a month later, that it was asked for. */
  intakes: ({ q }, now) => removeOldIntakes(q, now),
  /** Health answers whose time is over; and keys of what was removed with a household, or could not be reached then. */
  async healthCharts(database, now, { personKeys }) {
    await endExpiredHealthCharts(database, now);
    await destroyDueKeys(database, personKeys);
  },
  /** What recommended people have entered and not confirmed, and contacts of which nothing has become. */
  recommendationContacts: ({ q }, now) => removeOldContacts(q, now),
  birthTerms: (database) => addBirthTerms(database),
  repeatedRequests: ({ q }, now) =>
    q('delete from idempotency_key where created_at < $1', [new Date(now.getTime() - day).toISOString()]),
} satisfies Record<
  string,
  (
    database: Database,
    now: Date,
    parts: Pick<HousekeepingParts, 'keys' | 'personKeys' | 'figures' | 'retention'>,
  ) => Promise<unknown>
>;

async function removeExpired({
  database,
  keys,
  personKeys,
  clock,
  figures,
  retention,
  onFailure,
}: HousekeepingParts): Promise<void> {
  for (const [name, step] of Object.entries(steps))
    try {
      const now = clock();
      await step(database, now, { keys, personKeys, figures, retention });
      figures.set(`housekeeping_last_success_seconds{step="${name}"}`, Math.floor(now.getTime() / 1000));
    } catch (error) {
      onFailure(error);
    }
}
