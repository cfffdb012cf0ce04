import * as z from 'zod/mini';
import { type KeyStore, seal, unseal } from '../sealing';
import { ServiceError } from '../http/ServiceError';

const text = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** What a recommended person enters about herself, and nobody else about her. */
export const enteredContact = z.object({
  name: text(120),
  email: z
    .string()
    .check(z.trim(), z.maxLength(200), z.regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@.]{2,}$/)),
  telephone: z.optional(text(40)),
  wish: z.optional(text(500)),
});
export type EnteredContact = z.infer<typeof enteredContact>;

const sealedFor = (contactId: string): string => `vp-digital.contact/1 ${contactId}`;

export async function sealContact(
  keys: KeyStore,
  contactId: string,
  contact: EnteredContact,
): Promise<{ keyId: string; sealed: string }> {
  const key = await keys.current().catch(() => {
    throw new ServiceError('unavailable', 'Nothing can be sealed: the key store gives no key.');
  });
  const content = Buffer.from(JSON.stringify(contact));
  return { keyId: key.id, sealed: seal(content, key, sealedFor(contactId)).toString('base64') };
}

/** Undefined where its key cannot be had. */
export async function openContact(
  keys: KeyStore,
  { contactId, keyId, sealed }: { contactId: string; keyId: string; sealed: string },
): Promise<EnteredContact | undefined> {
  const key = await keys.find(keyId).catch(() => undefined);
  const content = key && unseal(Buffer.from(sealed, 'base64'), key, sealedFor(contactId));
  return content && z.parse(enteredContact, JSON.parse(content.toString()));
}
