import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../app/ServiceError';
import type { Caller, Need } from './Caller';
import type { VerifyToken } from './tokenVerifier';

export type Authorize = (request: FastifyRequest, need: Need) => Promise<Caller>;

/** The first line of every call: who is it (401), and may they do this at all (403). Ownership is the SQL's. */
export function createAuthorize(verify: VerifyToken): Authorize {
  return async (request, need) => {
    const caller = await verify(request.headers.authorization);
    requireNeed(caller, need);
    return caller;
  };
}

export function requireNeed(caller: Caller, { permission, fileRight }: Need): void {
  if (permission && !caller.permissions.has(permission))
    throw new ServiceError('forbidden', 'A permission is missing.');
  if (fileRight && !caller.fileRights.has(fileRight))
    throw new ServiceError('forbidden', 'A right on files is missing.');
}
