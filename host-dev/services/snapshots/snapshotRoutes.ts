import { snapshotLabel, snapshotRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { householdParameters, parseRequest } from '../http/validation';
import { type Need, showsHousehold } from '../authorization';
import { noteRead } from '../audit';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { handedOut, listHandedOut } from './handedOut';
import { createSnapshot, labelSnapshot, listSnapshots, readSnapshot } from './snapshotStore';

const snapshotsPath = '/api/households/:householdId/snapshots';
export const snapshotPath = `${snapshotsPath}/:snapshotId`;

export const snapshotParameters = z.extend(householdParameters, { snapshotId: z.uuid() });

/** Snapshots, as `contracts/snapshots` says. */
export function snapshotRoutes(app: FastifyInstance, { database, now, authorize }: Services): void {
  const need: Need = { permission: permissions.sectionReport, fileRight: 'access' };
  const callerOf = (request: FastifyRequest) => authorize(request, need);

  app.get(snapshotsPath, async (request, reply) => {
    const householdOf = () => parseRequest(householdParameters, request.params).householdId;
    const onLockedDevice: Need['onLockedDevice'] = (lock) => showsHousehold(lock, householdOf());
    const caller = await authorize(request, { ...need, onLockedDevice });
    const householdId = householdOf();
    const snapshots = await listSnapshots(database.q, caller, householdId);
    return reply
      .header('cache-control', 'no-store')
      .send(await listHandedOut(database.q, householdId, snapshots));
  });

  app.post(snapshotsPath, async (request, reply) => {
    const caller = await authorize(request, { ...need, limit: 'snapshots' });
    const { householdId } = parseRequest(householdParameters, request.params);
    const wanted = parseRequest(snapshotRequest, request.body);
    const at = now();
    const created = await once(database, repeatableWrite(caller, request), at, (q) =>
      createSnapshot(q, caller, householdId, wanted, at),
    );
    return reply.code(201).send(created);
  });

  app.get(snapshotPath, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId, snapshotId } = parseRequest(snapshotParameters, request.params);
    const snapshot = await readSnapshot(database.q, caller, householdId, snapshotId);
    const at = now().toISOString();
    const read = { at, action: 'snapshot.read', householdId, subjectId: snapshotId } as const;
    await noteRead(database.q, caller, read);
    return reply.header('cache-control', 'no-store').send(await handedOut(database.q, snapshot));
  });

  app.post(`${snapshotPath}/label`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(snapshotParameters, request.params);
    const { label } = parseRequest(snapshotLabel, request.body);
    const at = now();
    const labelled = await once(database, repeatableWrite(caller, request), at, (q) =>
      labelSnapshot(q, caller, { ...place, label }, at),
    );
    const [shown] = await listHandedOut(database.q, place.householdId, [labelled]);
    return reply.code(201).send(shown);
  });
}
