import { change } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import type { PendingChange } from '../pendingChange';
import type { DraftDatabase, DraftId, SealedDraft } from './draftDatabase';

const content = z.array(z.extend(change, { label: z.string(), isUnfinished: z.optional(z.literal(true)) }));

/** The user's key of this device, made when there is none. AES-GCM, not extractable: it never leaves the browser. */
export async function keyOf(database: DraftDatabase, user: string): Promise<CryptoKey> {
  const known = await database.get('keys', user);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = database.transaction('keys', 'readwrite');
  const meanwhile = await transaction.store.get(user); // another tab may have been faster
  if (!meanwhile) await transaction.store.put(made, user);
  await transaction.done;
  return meanwhile ?? made;
}

/** Encrypts changes; the id is bound to them, so that nobody can move a draft to another user or household. */
export async function seal(
  key: CryptoKey,
  id: DraftId,
  changes: readonly PendingChange[],
): Promise<Pick<SealedDraft, 'nonce' | 'sealed'>> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(changes));
  return { nonce, sealed: await crypto.subtle.encrypt(algorithm(nonce, id), key, text) };
}

/** Decrypts changes; undefined when key or id do not fit, or what was sealed is no list of changes. */
export async function unseal(
  key: CryptoKey,
  id: DraftId,
  { nonce, sealed }: SealedDraft,
): Promise<PendingChange[] | undefined> {
  try {
    const text = await crypto.subtle.decrypt(algorithm(nonce, id), key, sealed);
    return content.parse(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return undefined;
  }
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, id: DraftId): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify(id)),
});
