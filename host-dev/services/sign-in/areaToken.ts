import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { areaAudience } from '../authorization';
import type { User } from './users';

/** Seconds that a token for areas lives. */
export const areaTokenLifetime = 300;

/** The short token with which areas call the services: who, with which rights, under which accounting contract. */
export async function signAreaToken(
  signingKey: JWK,
  issuer: string,
  user: User,
  contract: string | undefined,
): Promise<string> {
  const { userId, name, permissions, fileRights } = user;
  const issuedAt = Math.floor(Date.now() / 1000); // once: the lifetime is exact also at the turn of a second
  return new SignJWT({ name, permissions, fileRights, ...(contract && { contract }) })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(signingKey.kid && { kid: signingKey.kid }) })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(areaAudience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + areaTokenLifetime)
    .sign(await importJWK(signingKey, 'RS256'));
}
