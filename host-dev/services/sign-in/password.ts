import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** Salted scrypt hash as `salt.hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, keyLength);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Takes the same time for a user who does not exist (no hash) as for a wrong password. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), keyLength);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
