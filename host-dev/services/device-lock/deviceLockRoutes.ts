import { type DeviceLock, deviceLockRequest } from '@vp-digital/core/contracts';
import { withNames } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { parseRequest } from '../http/validation';
import type { Caller } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { findHousehold } from '../households';
import type { Services } from '../services';
import { lockDevice } from './deviceLockStore';

const path = '/api/user-account/device-lock';

/** A device that goes into a customer's hands, as `contracts/deviceLock` says. */
export function deviceLockRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  app.post(path, async (request, reply) => {
    const caller = await authorize(request, { permission: permissions.mainAccess, fileRight: 'access' });
    const wanted = parseRequest(deviceLockRequest, request.body);
    const { contract, session } = caller;
    if (!session) throw new ServiceError('forbidden', 'The token names no sign-in.');
    const today = berlinDay(now());
    if (contract === undefined || !(await findHousehold(database.q, caller, wanted.householdId, today)))
      throw noHousehold();
    const deviceLock = { ...wanted, contract };
    await lockDevice(database, caller, { ...deviceLock, sessionId: session.id }, now());
    const answer = await lockOf(database.q, { ...caller, deviceLock }, today);
    return reply.code(201).header('cache-control', 'no-store').send(answer);
  });

  app.get(path, async (request, reply) => {
    const caller = await authorize(request, { inRole: true, onLockedDevice: () => true });
    return reply.header('cache-control', 'no-store').send(await lockOf(database.q, caller, berlinDay(now())));
  });
}

async function lockOf(q: Query, caller: Caller, today: string): Promise<DeviceLock> {
  if (!caller.deviceLock) return {};
  const { purpose, householdId } = caller.deviceLock;
  const household = await findHousehold(q, caller, householdId, today);
  if (!household) throw noHousehold();
  const { legacyHouseholdId, persons } = household;
  const firstNames = withNames(persons)
    .filter(({ role }) => role !== 'child')
    .map(({ name }) => name);
  return { lock: { purpose, householdId, legacyHouseholdId, firstNames } };
}
