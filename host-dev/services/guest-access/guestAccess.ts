import { linkCodeAttempts } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import type { Passwords } from '../passwords';

/** One kind of links that a code opens, for people who have no account. */
export interface GuestAccess {
  name: 'report-link' | 'intake-link' | 'telephone';
  /** Where its links stand: `/bericht/<link id>`. */
  path: `/${string}`;
  /**
   * Their table, with the columns of a door: `link_id`, `code_hash`, `expires_at`, `revoked_at`, `opened_at`,
   * `wrong_codes`. What lies behind one is the business of whoever opens the door.
   */
  table: string;
  /** What has to hold beside that, of the link `l`, in SQL. */
  holds: string;
  /** What lies behind notes itself when it was handed out; else it counts as opened by the right code. */
  isOpenedLater?: true;
}

export type Attempt =
  | { kind: 'opened' }
  | { kind: 'wrong'; left: number }
  /** Unknown, over, revoked, locked, or no longer of anything: nobody learns which. */
  | { kind: 'closed' };

/** In SQL: the link `l` neither ran out, nor was it revoked or locked. */
export const isOpenAt = (now: `$${number}`) =>
  `l.expires_at > ${now} and l.revoked_at is null and l.wrong_codes < ${linkCodeAttempts}`;

/** In SQL: why the link `l` was closed for good, or null; that it ran out depends on when one asks. */
export const closedBecause = `case when l.revoked_at is not null then 'revoked'
  when l.wrong_codes >= ${linkCodeAttempts} then 'locked' end`;

/** What a door knows of a link that is open; undefined for one that leads nowhere. */
export async function findOpen(
  q: Query,
  { table, holds }: GuestAccess,
  linkId: string,
  now: Date,
): Promise<{ codeHash: string } | undefined> {
  const [link] = await q<{ codeHash: string }>(
    `select l.code_hash as "codeHash" from ${table} l where l.link_id = $1 and ${isOpenAt('$2')} and ${holds}`,
    [linkId, now.toISOString()],
  );
  return link;
}

/**
 * Whether a code opens a link; the first time is noted, unless the door notes it later. Every code is counted as a wrong one before it is looked at: of
 * many at the same moment none is free, and no statement waits for the hash. One that could not be looked at (503) counts no longer.
 */
export async function tryCode(
  { q, passwords }: { q: Query; passwords: Passwords },
  { table, holds, isOpenedLater }: GuestAccess,
  { linkId, code, now }: { linkId: string; code: string; now: Date },
): Promise<Attempt> {
  const [link] = await q<{ hash: string; wrong: number }>(
    `update ${table} l set wrong_codes = wrong_codes + 1 where link_id = $1 and ${isOpenAt('$2')} and ${holds}
     returning code_hash as hash, wrong_codes as wrong`,
    [linkId, now.toISOString()],
  );
  if (!link) return { kind: 'closed' };
  const giveBack = () =>
    q(`update ${table} set wrong_codes = greatest(wrong_codes - 1, 0) where link_id = $1`, [linkId]);
  if (!(await passwords.matches(code, link.hash, giveBack))) {
    const left = linkCodeAttempts - link.wrong;
    return left > 0 ? { kind: 'wrong', left } : { kind: 'closed' };
  }
  const opened = await q(
    `update ${table} l set wrong_codes = 0, opened_at = ${isOpenedLater ? 'opened_at' : 'coalesce(opened_at, $2::timestamptz)'}
     where link_id = $1 and l.revoked_at is null and ${holds} returning link_id`,
    isOpenedLater ? [linkId] : [linkId, now.toISOString()],
  );
  return opened.length > 0 ? { kind: 'opened' } : { kind: 'closed' };
}
