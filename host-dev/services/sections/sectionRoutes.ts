import {
  callerCore,
  changesOfToday,
  coreVersionHeader,
  documentFor,
  sectionPatch,
} from '@vp-digital/core/contracts';
import { isSectionName, rulesOf } from '@vp-digital/core/household';
import { type Permission, permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ifMatchVersion } from '../http/ifMatchVersion';
import { ServiceError } from '../http/ServiceError';
import { householdParameters, parseRequest } from '../http/validation';
import { type Caller, type HeldLock, type Need, requireNeed, visibleTo } from '../authorization';
import { berlinDay } from '../berlinDay';
import { repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { changeSection, SectionConflictError } from './changeSection';
import { noteSectionRead } from './noteSectionRead';
import { readSection, type SectionAddress } from './sectionRow';

const path = '/api/households/:householdId/sections/:section';

/** `GET` and `PATCH` of a household's sections, as `contracts/sections` says. */
export function sectionRoutes(app: FastifyInstance, services: Services): void {
  app.get(path, async (request, reply) => {
    const need: Need = { ...access, inRole: true, onLockedDevice: isRatingOf(request.params) };
    const caller = await services.authorize(request, need);
    const address = addressOf(request.params);
    requireRule(caller, rulesOf(address.section).read, need);
    const { document } = await readSection(services.database.q, caller, address);
    const shown = visibleTo(caller, document);
    await noteSectionRead(services, caller, address.householdId, shown);
    return sendDocument(reply, shown.version, documentFor(coreOf(request), shown));
  });

  app.patch(path, async (request, reply) => {
    const need: Need = { ...access, onLockedDevice: isRatingOf(request.params) };
    const caller = await services.authorize(request, need);
    const address = addressOf(request.params);
    requireRule(caller, rulesOf(address.section).change, need);
    const baseVersion = ifMatchVersion(request.headers['if-match']);
    const core = coreOf(request);
    const sent = parseRequest(sectionPatch, request.body).changes;
    const at = { major: core.major, day: berlinDay(services.now()) };
    const { changes, asSent } = changesOfToday(address.section, sent, at);
    const write = repeatableWrite(caller, request);
    try {
      const saved = await changeSection(services, { ...address, caller, baseVersion, changes, write });
      return sendDocument(reply, saved.version, documentFor(core, visibleTo(caller, saved)));
    } catch (error) {
      if (error instanceof ServiceError) throw error.at(asSent);
      if (!(error instanceof SectionConflictError)) throw error;
      const current = documentFor(core, visibleTo(caller, error.conflict.current));
      const paths = error.conflict.paths.map(asSent);
      return sendDocument(reply.code(412), current.version, { ...error.conflict, current, paths });
    }
  });
}

const coreOf = ({ headers }: FastifyRequest) => callerCore(headers[coreVersionHeader]);

const access = { permission: permissions.mainAccess, fileRight: 'access' } as const;

/** What a customer with the device in hand reads and writes: their rating. */
const isRatingOf = (parameters: unknown) => (lock: HeldLock) => {
  const { householdId, section } = addressOf(parameters);
  return lock.purpose === 'rating' && lock.householdId === householdId && section === 'appointmentRatings';
};

/** What the section takes beside access to the household. */
function requireRule(caller: Caller, permission: Permission | undefined, need: Need): void {
  if (permission) requireNeed(caller, { ...need, permission });
}

const sendDocument = (reply: FastifyReply, version: number, body: object): FastifyReply =>
  reply.headers({ etag: `"${version}"`, 'cache-control': 'no-store' }).send(body);

function addressOf(parameters: unknown): SectionAddress {
  const { householdId } = parseRequest(householdParameters, parameters);
  const { section } = parameters as { section: string }; // the route has this parameter
  if (!isSectionName(section)) throw new ServiceError('not-found', 'There is no such section.');
  return { householdId, section };
}
