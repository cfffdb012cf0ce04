import * as z from 'zod/mini';
import type { Query } from '../database';

export interface OwnDocument<Data> {
  version: number;
  data: Data;
}

/** Of each person one document, replaced as a whole on the version that was read. */
export interface OwnDocuments<Data> {
  /** Version 0 when there is none yet. */
  read(q: Query, userId: string): Promise<OwnDocument<Data>>;
  /** Undefined when the document has not the base version any more. */
  replace(q: Query, userId: string, baseVersion: number, data: Data): Promise<OwnDocument<Data> | undefined>;
}

/** @param table has user_id, version and data */
export function ownDocuments<Data extends object>(
  table: 'preferences' | 'advisor_profile',
  schema: z.ZodMiniType<Data>,
  first: Data,
): OwnDocuments<Data> {
  return {
    read: async (q, userId) => {
      const [row] = await q<{ version: number; data: unknown }>(
        `select version, data from ${table} where user_id = $1`,
        [userId],
      );
      return row ? { version: row.version, data: z.parse(schema, row.data) } : { version: 0, data: first };
    },
    replace: async (q, userId, baseVersion, data) => {
      const rows = await q<{ version: number }>(
        baseVersion === 0
          ? `insert into ${table} (user_id, version, data) values ($1, $2 + 1, $3)
             on conflict do nothing returning version`
          : `update ${table} set version = version + 1, data = $3 where user_id = $1 and version = $2
             returning version`,
        [userId, baseVersion, data],
      );
      return rows[0] && { version: rows[0].version, data };
    },
  };
}
