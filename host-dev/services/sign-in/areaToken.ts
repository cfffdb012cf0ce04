import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { areaAudience, type Session } from '../authorization';
import type { RunningImpersonation } from '../impersonation';
import type { User } from './users';

/** Seconds that a token for areas lives. */
const areaTokenLifetime = 300;

/** For whom a token is, and under which accounting contract. */
export interface AreaTokenSubject {
  user: User;
  contract: string | undefined;
  /** When somebody else acts in the role of this user. */
  role?: RunningImpersonation | undefined;
  /** The sign-in that it comes from. */
  session: Session;
}

export interface AreaToken {
  token: string;
  /** Seconds that it lives; not beyond the end of a role. */
  lifetime: number;
}

/** The short token with which areas call the services: who, with which rights, under which accounting contract. */
export async function signAreaToken(
  signingKey: JWK,
  issuer: string,
  { user, contract, role, session }: AreaTokenSubject,
): Promise<AreaToken> {
  const { userId, name, permissions, fileRights } = user;
  const issuedAt = Math.floor(Date.now() / 1000); // once: the lifetime is exact also at the turn of a second
  const lifetime = Math.min(areaTokenLifetime, role?.secondsLeft ?? areaTokenLifetime);
  const act = role && { sub: role.actor, impersonation: role.id };
  const token = await new SignJWT({
    name,
    permissions,
    fileRights,
    ...(contract && { contract }),
    ...(act && { act }),
    sid: session.id,
    auth_time: session.authTime,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(signingKey.kid && { kid: signingKey.kid }) })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(areaAudience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(await importJWK(signingKey, 'RS256'));
  return { token, lifetime };
}
