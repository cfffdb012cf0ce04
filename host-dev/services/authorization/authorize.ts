import { type Permission, permissions } from '@vp-digital/core/reference';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../http/ServiceError';
import { nameOwner } from '../database';
import type { Limiter } from '../limits';
import type { Caller, HeldLock, Impersonation, Need, Session } from './Caller';
import type { VerifyToken } from './tokenVerifier';

export type Authorize = (request: FastifyRequest, need: Need) => Promise<Caller>;

/** Whether the role is still taken: it ends at once when it is given back, whatever tokens are about. */
type IsRunning = (impersonation: Impersonation) => Promise<boolean>;

/** Who called, of the calls that are known so far: one may be asked for before its body is read and after, and counts once. */
const callers = new WeakMap<FastifyRequest, Caller>();

/** Who made a call; undefined while nobody has asked for it. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** Whether the device of this sign-in is in a customer's hands. */
type FindLock = (caller: Caller, session: Session) => Promise<HeldLock | undefined>;

interface AuthorizeParts {
  verify: VerifyToken;
  isRunning: IsRunning;
  findLock: FindLock;
  limiter: Limiter;
  /** Before anything is read or written (`keepProductDay`). */
  keepDay(): Promise<void>;
}

/**
 * The first line of every call: who is it (401), do they call too often (429), have they the device in their own hands
 * (423), and may they do this at all (403). Ownership is the SQL's.
 */
export function createAuthorize({
  verify,
  isRunning,
  findLock,
  limiter,
  keepDay,
}: AuthorizeParts): Authorize {
  return async (request, need) => {
    const caller = await verify(request.headers.authorization);
    nameOwner(whoCalls(caller));
    const kind = need.limit ?? (request.method === 'GET' ? 'reads' : 'writes');
    const isNew = !callers.has(request);
    callers.set(request, caller);
    if (isNew) limiter.spend(kind, whoCalls(caller));
    await keepDay();
    if (caller.impersonation && !(await isRunning(caller.impersonation)))
      throw new ServiceError('unauthorized', 'The role was given back.');
    const deviceLock = caller.session && (await findLock(caller, caller.session));
    // a new window has chosen no context yet: the lock knows under which the device was handed over
    const holder = deviceLock ? { ...caller, deviceLock, contract: deviceLock.contract } : caller;
    requireNeed(holder, need);
    return holder;
  };
}

/** Who really calls, also in the role of another. */
export const whoCalls = ({ userId, impersonation }: Caller): string => impersonation?.actor ?? userId;

/** What is answered to a device in a customer's hands. */
export const handedOver = () =>
  new ServiceError('forbidden', 'The device was handed over: sign in again to go on.', { status: 423 });

/** Whatever a permission opens lies behind access to the main app. The refusal names what is missing. */
export function requireNeed(caller: Caller, need: Need): void {
  const { permission, fileRight, inRole = false } = need;
  if (caller.deviceLock && need.onLockedDevice?.(caller.deviceLock) !== true) throw handedOver();
  if (caller.impersonation && !inRole)
    throw new ServiceError('forbidden', 'Who acts in the role of another reads, and not everything.');
  const needed = permission ? [permissions.mainAccess, permission] : [];
  const missing = needed.find((one) => !caller.permissions.has(one));
  if (missing) throw new ServiceError('forbidden', `A permission is missing: ${missing}`);
  if (fileRight && !caller.fileRights.has(fileRight))
    throw new ServiceError('forbidden', `A file right is missing: ${fileRight}`);
}

/** What a document takes beside access to the household. */
export function requireRule(caller: Caller, permission: Permission | undefined, need: Need): void {
  if (permission) requireNeed(caller, { ...need, permission });
}
