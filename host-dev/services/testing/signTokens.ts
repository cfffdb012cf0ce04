import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { loadSecrets } from '../sign-in';
import type { TestServices } from './startTestServices';

/** Signs any claims with the services' own key, as no sign-in would. */
export async function tokenSigner({ database }: TestServices) {
  const { signingKey } = await loadSecrets(database.q);
  const key = await importJWK(signingKey, 'RS256');
  return (claims: JWTPayload, typ = 'at+jwt'): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ, ...(signingKey.kid && { kid: signingKey.kid }) })
      .sign(key);
}
