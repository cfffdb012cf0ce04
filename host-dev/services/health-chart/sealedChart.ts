import { createHash, randomBytes } from 'node:crypto';
import { type HealthChart, healthChart } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';
import { type Key, type PersonKeyStore, seal, unseal } from '../sealing';

const content = z.object({ salt: z.string(), chart: healthChart });
export type SealedContent = z.infer<typeof content>;

/** Names no household: the person may move into another one. */
const sealedFor = (chartId: string): string => `vp-digital.health/1 ${chartId}`;

/** A chart with new salt, so that its mark tells nothing to who tries answers. */
export const salted = (chart: HealthChart): SealedContent => ({
  salt: randomBytes(16).toString('hex'),
  chart,
});

export const sealChart = (chartId: string, key: Key, sealed: SealedContent): string =>
  seal(Buffer.from(JSON.stringify(sealed)), key, sealedFor(chartId)).toString('base64');

/** Undefined where its key is gone, or it is not what was sealed. */
export async function openChart(
  keys: PersonKeyStore,
  { chartId, keyId, sealed }: { chartId: string; keyId: string; sealed: string },
): Promise<SealedContent | undefined> {
  const key = await keyOf(keys, keyId);
  const opened = key && unseal(Buffer.from(sealed, 'base64'), key, sealedFor(chartId));
  return opened && z.parse(content, JSON.parse(opened.toString()));
}

/** A store in trouble is no destroyed key: throws 503. */
export async function keyOf(keys: PersonKeyStore, keyId: string): Promise<Key | undefined> {
  try {
    return await keys.find(keyId);
  } catch {
    throw unavailable();
  }
}

export async function newKey(keys: PersonKeyStore): Promise<Key> {
  try {
    return await keys.make();
  } catch {
    throw unavailable();
  }
}

const unavailable = () =>
  new ServiceError('unavailable', 'The store of keys for health data cannot be reached.');

export const checksumOf = ({ salt, chart }: SealedContent): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, sorted(chart)]))
    .digest('hex');

/** With the keys in their order, whoever has written it. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
