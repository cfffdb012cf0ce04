import { createLocalJWKSet, type JWK, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';
import type { Caller } from './Caller';

/** The audience of the short tokens that areas call with. */
export const areaAudience = 'urn:vp-digital:area';

const claims = z.object({
  sub: z.string(),
  name: z.string(),
  permissions: z.array(z.string()),
  fileRights: z.array(z.string()),
  contract: z.optional(z.string()),
  /** Who really acts (RFC 8693, 4.1), and by which permission to do so. */
  act: z.optional(z.object({ sub: z.string(), impersonation: z.string() })),
  /** The sign-in, and when the password was given for it (OpenID Connect Core, 2). */
  sid: z.optional(z.string()),
  auth_time: z.optional(z.int()),
});

export type VerifyToken = (authorization: string | undefined) => Promise<Caller>;

/**
 * Reads the caller from `Authorization: Bearer …`: RS256 by our own key, our issuer, the areas' audience, not expired.
 * Anything else is 401. Security runs on the machine's time, not on the product's clock.
 */
export function createTokenVerifier(issuer: () => string, publicKey: JWK): VerifyToken {
  const keys = createLocalJWKSet({ keys: [publicKey] });
  return async (authorization) => {
    const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
    if (!token) throw new ServiceError('unauthorized', 'A bearer token is required.');
    return callerOf(await verified(token));
  };

  async function verified(token: string): Promise<JWTPayload> {
    const checks = {
      algorithms: ['RS256'],
      typ: 'at+jwt', // RFC 9068, 4: no other token of the same issuer counts
      issuer: issuer(),
      audience: areaAudience,
      requiredClaims: ['exp'],
    };
    try {
      return (await jwtVerify(token, keys, checks)).payload;
    } catch {
      throw new ServiceError('unauthorized', 'The token is not valid.');
    }
  }
}

function callerOf(payload: JWTPayload): Caller {
  const { sub, name, permissions, fileRights, contract, act, sid, auth_time } = claims.parse(payload);
  return {
    userId: sub,
    name,
    permissions: new Set(permissions),
    fileRights: new Set(fileRights),
    contract,
    impersonation: act && { id: act.impersonation, actor: act.sub },
    session: sid === undefined ? undefined : { id: sid, authTime: auth_time ?? 0 },
  };
}
