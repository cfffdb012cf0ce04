import { permissions } from '@vp-digital/core/reference';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../app/ServiceError';
import { nameOwner } from '../database';
import type { Limiter } from '../limits';
import type { Caller, Impersonation, Need } from './Caller';
import type { VerifyToken } from './tokenVerifier';

export type Authorize = (request: FastifyRequest, need: Need) => Promise<Caller>;

/** Whether the role is still taken: it ends at once when it is given back, whatever tokens are about. */
type IsRunning = (impersonation: Impersonation) => Promise<boolean>;

/** Who called, of the calls that are known so far: one may be asked for before its body is read and after, and counts once. */
const callers = new WeakMap<FastifyRequest, Caller>();

/** Who made a call; undefined while nobody has asked for it. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

/**
 * The first line of every call: who is it (401), do they call too often (429), and may they do this at all (403).
 * Ownership is the SQL's.
 */
export function createAuthorize(verify: VerifyToken, isRunning: IsRunning, limiter: Limiter): Authorize {
  return async (request, need) => {
    const caller = await verify(request.headers.authorization);
    nameOwner(whoCalls(caller));
    const kind = need.limit ?? (request.method === 'GET' ? 'reads' : 'writes');
    const isNew = !callers.has(request);
    callers.set(request, caller);
    if (isNew) limiter.spend(kind, whoCalls(caller));
    if (caller.impersonation && !(await isRunning(caller.impersonation)))
      throw new ServiceError('unauthorized', 'The role was given back.');
    requireNeed(caller, need);
    return caller;
  };
}

/** Who really calls, also in the role of another. */
export const whoCalls = ({ userId, impersonation }: Caller): string => impersonation?.actor ?? userId;

/** Whatever a permission opens lies behind access to the main app. The refusal names what is missing. */
export function requireNeed(caller: Caller, { permission, fileRight, inRole = false }: Need): void {
  if (caller.impersonation && !inRole)
    throw new ServiceError('forbidden', 'Who acts in the role of another reads, and not everything.');
  const needed = permission ? [permissions.mainAccess, permission] : [];
  const missing = needed.find((one) => !caller.permissions.has(one));
  if (missing) throw new ServiceError('forbidden', `A permission is missing: ${missing}`);
  if (fileRight && !caller.fileRights.has(fileRight))
    throw new ServiceError('forbidden', `A file right is missing: ${fileRight}`);
}
