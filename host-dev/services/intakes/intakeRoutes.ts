import { type Intake, intakeAnswers, intakeRequest } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { householdParameters, parseRequest } from '../http/validation';
import { noteRead } from '../audit';
import { once, oncePrepared, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import {
  checkIntake,
  createIntake,
  decideIntake,
  listIntakes,
  readIntake,
  revokeIntake,
} from './intakeStore';

const path = '/api/households/:householdId/intakes';
const linkParameters = z.extend(householdParameters, { linkId: z.uuid() });

/** Links by which households tell ahead what they are asked for, as `contracts/intakes` says. */
export function intakeRoutes(app: FastifyInstance, services: Services): void {
  const { database, now, authorize, origin, passwords } = services;
  const need = { permission: permissions.mainAccess, fileRight: 'access' } as const;
  const callerOf = (request: FastifyRequest) => authorize(request, need);
  const atOrigin = (intake: Intake): Intake => ({ ...intake, url: origin() + intake.url });

  app.get(path, async (request, reply) => {
    const caller = await authorize(request, { ...need, inRole: true });
    const { householdId } = parseRequest(householdParameters, request.params);
    void reply.header('cache-control', 'no-store');
    const at = now();
    const intakes = await listIntakes(database.q, caller, householdId, at);
    if (intakes.some(({ answers }) => answers.length > 0))
      await noteRead(database.q, caller, { at: at.toISOString(), action: 'intake.read', householdId });
    return intakes.map(atOrigin);
  });

  app.post(path, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId } = parseRequest(householdParameters, request.params);
    const { code, ...wanted } = parseRequest(intakeRequest, request.body);
    const at = now();
    const made = await oncePrepared(database, repeatableWrite(caller, request), at, {
      check: (q) => checkIntake(q, caller, householdId, wanted, at),
      prepare: () => passwords.hash(code, caller.userId),
      work: (q, codeHash) => createIntake(q, caller, householdId, { ...wanted, codeHash }, at),
    });
    return reply.code(201).send(atOrigin(made));
  });

  app.post(`${path}/:linkId/revocation`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(linkParameters, request.params);
    const at = now();
    const revoked = await once(database, repeatableWrite(caller, request), at, (q) =>
      revokeIntake(q, caller, place, at),
    );
    return reply.code(201).send(atOrigin(revoked));
  });

  app.post(`${path}/:linkId/decision`, async (request, reply) => {
    const caller = await callerOf(request);
    const place = parseRequest(linkParameters, request.params);
    const { keys } = parseRequest(intakeAnswers, request.body);
    const at = now();
    await once(database, repeatableWrite(caller, request), at, (q) =>
      decideIntake(q, caller, place, keys, at),
    );
    return reply.code(201).send(atOrigin(await readIntake(database.q, caller, place, at)));
  });
}
