import { type DeviceLock, deviceLockRequest, devicePinRequest } from '@vp-digital/core/contracts';
import {
  appointmentOfDay,
  emptySection,
  readStored,
  wallTimeOf,
  withNames,
} from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { parseRequest } from '../http/validation';
import { type Caller, whoCalls } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { findHousehold } from '../households';
import type { Services } from '../services';
import { findDeviceLock, lockDevice, releaseDevice, triesLeftAfter, tryPin } from './deviceLockStore';

const path = '/api/user-account/device-lock';

/** A device that goes into a customer's hands, as `contracts/deviceLock` says. */
export function deviceLockRoutes(app: FastifyInstance, services: Services): void {
  const { database, now, authorize, passwords, security } = services;
  app.post(path, async (request, reply) => {
    const caller = await authorize(request, { permission: permissions.mainAccess, fileRight: 'access' });
    const { pin, ...wanted } = parseRequest(deviceLockRequest, request.body);
    const { contract, session } = caller;
    if (!session) throw new ServiceError('forbidden', 'The token names no sign-in.');
    const today = berlinDay(now());
    if (contract === undefined || !(await findHousehold(database.q, caller, wanted.householdId, today)))
      throw noHousehold();
    const lock = { ...wanted, contract, sessionId: session.id };
    const pinHash = pin === undefined ? undefined : await passwords.hash(pin, caller.userId);
    await lockDevice(database, caller, { ...lock, pinHash }, now());
    const deviceLock = await findDeviceLock(database, caller, session, now());
    const answer = await lockOf(database.q, { ...caller, deviceLock }, now());
    return reply.code(201).header('cache-control', 'no-store').send(answer);
  });

  app.post(`${path}/pin`, async (request, reply) => {
    const caller = await authorize(request, { inRole: true, onLockedDevice: () => true });
    const { pin } = parseRequest(devicePinRequest, request.body);
    reply.header('cache-control', 'no-store');
    const { session, deviceLock } = caller;
    if (!session || !deviceLock) return reply.send({});
    const result = await tryPin({ q: database.q, passwords }, session, pin);
    if (result === 'right') {
      await releaseDevice(database, caller, session, now());
      return reply.send({});
    }
    const triesLeft =
      deviceLock.triesLeft === undefined ? undefined : await triesLeftAfter(database, session);
    if (result === 'wrong')
      await security.note('device.wrong-pin', {
        userId: whoCalls(caller),
        contract: caller.contract,
      });
    const answer = { ...caller, deviceLock: { ...deviceLock, triesLeft } };
    return reply.send(await lockOf(database.q, answer, now()));
  });

  app.get(path, async (request, reply) => {
    const caller = await authorize(request, { inRole: true, onLockedDevice: () => true });
    return reply.header('cache-control', 'no-store').send(await lockOf(database.q, caller, now()));
  });
}

/** What is told of a lock; of a household out of reach no names, so that the device can be given back all the same. */
async function lockOf(q: Query, caller: Caller, now: Date): Promise<DeviceLock> {
  if (!caller.deviceLock) return {};
  const { purpose, householdId, triesLeft } = caller.deviceLock;
  const tries = triesLeft === undefined ? {} : { triesLeft };
  const household = await findHousehold(q, caller, householdId, berlinDay(now));
  if (!household) return { lock: { purpose, householdId, legacyHouseholdId: 0, firstNames: [], ...tries } };
  const { legacyHouseholdId, persons } = household;
  const adults = withNames(persons).filter(({ role }) => role !== 'child');
  const firstNames = adults.map(({ name }) => name);
  const there = purpose === 'rating' ? await participantsOf(q, householdId, now) : [];
  const asked = adults
    .filter(({ personId }) => there.length === 0 || there.includes(personId))
    .map(({ personId, name }) => ({ personId, name }));
  const lock = { purpose, householdId, legacyHouseholdId, firstNames, ...tries };
  return { lock: purpose === 'rating' ? { ...lock, asked } : lock };
}

/** Who takes part in the appointment of the day; nobody named: all. */
async function participantsOf(q: Query, householdId: string, now: Date): Promise<readonly string[]> {
  const [row] = await q<{ data: unknown }>(
    `select data from section where household_id = $1 and section = 'appointments'`,
    [householdId],
  );
  const { data } = readStored('appointments', row?.data ?? emptySection('appointments'));
  return appointmentOfDay(data, wallTimeOf(now))?.personIds ?? [];
}
