import * as z from 'zod/mini';
import { type SourceData, sourceData } from './sourceData';

const { authData, userData } = sourceData.shape;

/** Claims of the ID token: those of OpenID Connect say who somebody is, one of ours holds `userData`. */
export const idTokenClaims = z.extend(authData.shape.profile, { userData });
export type IdTokenClaims = z.infer<typeof idTokenClaims>;

/**
 * The user's data from the claims of an ID token.
 *
 * @throws `Error` that names missing or malformed claims, and never their values.
 */
export function sourceDataOf(claims: unknown): SourceData {
  const { data, error } = idTokenClaims.safeParse(claims);
  if (!data) {
    const names = new Set(error.issues.map(({ path }) => path.join('.')));
    throw new Error(`The ID token lacks these claims, or has them in another form: ${[...names].join(', ')}`);
  }
  const { userData: known, ...profile } = data;
  return { authData: { profile }, userData: known };
}
