import { healthChart, healthChartRemoval } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type HeldLock, type Need, requireRule, showsHousehold } from '../authorization';
import { ifMatchVersion } from '../http/ifMatchVersion';
import { householdParameters, parseRequest } from '../http/validation';
import type { Services } from '../services';
import { destroyDueKeys } from './endHealthCharts';
import { copyChart, readChart, removeChart, saveChart } from './healthChartStore';

const path = '/api/households/:householdId/persons/:personId/health-chart';
const parameters = z.extend(householdParameters, { personId: z.uuid() });

/** The module's own permission, and the one that health data takes everywhere. Never in the role of another. */
const need: Need = { permission: permissions.pkvModule, fileRight: 'access' };

/**
 * Health answers, as `contracts/healthChart` says. No answer and no hash of one is remembered for repeated requests: saving the
 * same again, and removing again, change nothing.
 */
export function healthChartRoutes(app: FastifyInstance, services: Services): void {
  const { database, personKeys, retention } = services;
  const callOf = async (request: FastifyRequest, alsoLocked = false) => {
    const place = () => parseRequest(parameters, request.params);
    const wanted: Need = {
      ...need,
      ...(alsoLocked && { onLockedDevice: (lock: HeldLock) => showsHousehold(lock, place().householdId) }),
    };
    const caller = await services.authorize(request, wanted);
    requireRule(caller, permissions.sectionReport, wanted);
    return { ...place(), caller, keys: personKeys, now: services.now() };
  };
  const send = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);

  app.get(path, async (request, reply) => {
    const call = await callOf(request, true);
    return send(reply, await database.tx((q) => readChart(q, call)));
  });

  app.put(path, async (request, reply) => {
    const call = await callOf(request);
    const baseVersion = ifMatchVersion(request.headers['if-match']);
    const chart = parseRequest(healthChart, request.body, { status: 422 });
    const change = { ...call, chart, baseVersion, days: retention.health };
    const { document, isConflict = false } = await database.tx((q) => saveChart(q, change));
    await destroyDueKeys(database, personKeys);
    return send(reply.code(isConflict ? 412 : 200), document);
  });

  app.post(`${path}/copy`, async (request, reply) => {
    const call = await callOf(request);
    return send(reply, await database.tx((q) => copyChart(q, call)));
  });

  app.post(`${path}/removal`, async (request, reply) => {
    const call = await callOf(request);
    const removal = parseRequest(healthChartRemoval, request.body);
    const left = await database.tx((q) => removeChart(q, { ...call, ...removal }));
    await destroyDueKeys(database, personKeys);
    return send(reply, left);
  });
}
