import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Query } from '../database';

/**
 * The key of a record is the token, code or cookie that was handed out. Only its hash is stored, so that none of them
 * stands in the database or in a backup of it.
 */
const keyOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/**
 * Keeps the provider's state (sessions, grants, codes, tokens) in one table; `kind` is the provider's model name.
 *
 * @param usedTwice notes that somebody used a code or token once more; answers the provider's refusal
 */
export function createOidcAdapter(q: Query, kind: string, usedTwice: () => Promise<Error>): Adapter {
  const findBy = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    const [row] = await q<{ payload: AdapterPayload }>(
      `select payload from oidc_record
       where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [kind, value],
    );
    return row?.payload;
  };

  return {
    async upsert(id, { jti: _, ...payload }, expiresIn) {
      const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000).toISOString() : undefined;
      await q(
        `insert into oidc_record (kind, id, payload, grant_id, uid, expires_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        [kind, keyOf(id), payload, payload.grantId, payload.uid, expiresAt],
      );
    },
    async find(id) {
      const payload = await findBy('id', keyOf(id));
      return payload && { ...payload, jti: id };
    },
    findByUid: (uid) => findBy('uid', uid),
    /** Only the device flow asks for user codes, and that is off. */
    findByUserCode: async () => undefined,
    /** One statement says whose use was the first, however many there are at once. */
    async consume(id) {
      const [first] = await q(
        `update oidc_record set payload = payload || $3
         where kind = $1 and id = $2 and not payload ? 'consumed' returning id`,
        [kind, keyOf(id), { consumed: Math.floor(Date.now() / 1000) }],
      );
      if (first) return;
      const [known] = await q<{ grantId: string | null }>(
        'select grant_id as "grantId" from oidc_record where kind = $1 and id = $2',
        [kind, keyOf(id)],
      );
      if (known?.grantId) await revokeFamily(q, known.grantId);
      throw await usedTwice();
    },
    async destroy(id) {
      await q('delete from oidc_record where kind = $1 and id = $2', [kind, keyOf(id)]);
    },
    async revokeByGrantId(grantId) {
      await q('delete from oidc_record where kind = $1 and grant_id = $2', [kind, grantId]);
    },
  };
}

/**
 * Of several that use one code or token at the same moment one may be a thief, and nobody knows which. Without its grant
 * a token is good for nothing, also one that the first of them is just being given.
 */
const revokeFamily = (q: Query, grantId: string) =>
  q("delete from oidc_record where grant_id = $1 or (kind = 'Grant' and id = $2)", [grantId, keyOf(grantId)]);
