import * as z from 'zod/mini';
import { type SourceData, sourceData } from './sourceData';

const { authData, userData } = sourceData.shape;

/** Claims of the ID token: those of OpenID Connect say who somebody is, one of ours holds `userData`. */
export const idTokenClaims = z.extend(authData.shape.profile, { userData });
export type IdTokenClaims = z.infer<typeof idTokenClaims>;

export const sourceDataOf = ({ userData: told, ...profile }: IdTokenClaims): SourceData => ({
  authData: { profile },
  userData: told,
});
