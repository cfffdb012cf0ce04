import { type Preferences, type PreferencesDocument, preferences } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import type { Query } from '../database';

const none: PreferencesDocument = { version: 0, data: { favourites: [] } };

/** A person's own document; version 0 when there is none yet. */
export async function readPreferences(q: Query, userId: string): Promise<PreferencesDocument> {
  const [row] = await q<{ version: number; data: unknown }>(
    'select version, data from preferences where user_id = $1',
    [userId],
  );
  return row ? { version: row.version, data: z.parse(preferences, row.data) } : none;
}

/** Replaces the document when it still has the base version; undefined when it was changed meanwhile. */
export async function replacePreferences(
  q: Query,
  userId: string,
  baseVersion: number,
  data: Preferences,
): Promise<PreferencesDocument | undefined> {
  const rows = await q<{ version: number }>(
    baseVersion === 0
      ? `insert into preferences (user_id, version, data) values ($1, $2 + 1, $3)
         on conflict do nothing returning version`
      : `update preferences set version = version + 1, data = $3 where user_id = $1 and version = $2
         returning version`,
    [userId, baseVersion, data],
  );
  return rows[0] && { version: rows[0].version, data };
}
