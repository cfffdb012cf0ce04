import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key } from './keyStore';

const algorithm = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];

/** Content that only its key opens, and only as what it was sealed for: nonce, content, mark of both in this order. */
export function seal(content: Uint8Array, { bytes }: Key, what: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(what));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** The content; undefined when a bit of it was changed, or it was sealed for something else or with another key. */
export function unseal(sealed: Buffer, { bytes }: Key, what: string): Buffer | undefined {
  if (sealed.length < nonceLength + tagLength) return undefined;
  const decipher = createDecipheriv(algorithm, bytes, sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(what));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}
