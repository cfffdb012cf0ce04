import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Query } from '../database';

export interface Secrets {
  /** Private RSA key that signs ID tokens and area tokens. */
  signingKey: JWK;
  /** What the API checks tokens with. */
  publicKey: JWK;
  cookieKeys: string[];
}

/** Made at the first start and kept in the database, so that a restart signs nobody out. */
export async function loadSecrets(q: Query): Promise<Secrets> {
  const signingKey = await loadSecret<JWK>(q, 'signing-key', makeSigningKey);
  const { keys } = await loadSecret(q, 'cookie-keys', async () => ({
    keys: [randomBytes(32).toString('base64url')],
  }));
  return { signingKey, publicKey: publicPart(signingKey), cookieKeys: keys };
}

/** Of two processes that start at once, one makes the secret and both use it. */
async function loadSecret<Value extends object>(
  q: Query,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const read = () => q<{ value: Value }>('select value from secret where name = $1', [name]);
  const [known] = await read();
  if (known) return known.value;
  await q('insert into secret (name, value) values ($1, $2) on conflict do nothing', [name, await make()]);
  const [stored] = await read();
  if (!stored) throw new Error(`The secret ${name} could not be stored.`);
  return stored.value;
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK =>
  Object.fromEntries(Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined));
