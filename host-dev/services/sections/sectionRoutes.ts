import { changesOfToday, documentFor, sectionPatch } from '@vp-digital/core/contracts';
import { isSectionName, rulesOf } from '@vp-digital/core/household';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ifMatchVersion } from '../http/ifMatchVersion';
import { refusalOf, sendProblem } from '../http/problems';
import { ServiceError } from '../http/ServiceError';
import { householdParameters, parseRequest } from '../http/validation';
import { type HeldLock, type Need, requireRule, visibleTo } from '../authorization';
import { berlinDay } from '../berlinDay';
import { repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { changeSection, SectionConflictError } from './changeSection';
import { readShown } from './readShown';
import { access, coreOf, isForCustomer, isRating, noSection } from './sectionAccess';
import type { SectionAddress } from './sectionRow';

const path = '/api/households/:householdId/sections/:section';

/** `GET` and `PATCH` of a household's sections, as `contracts/sections` says. */
export function sectionRoutes(app: FastifyInstance, services: Services): void {
  app.get(path, async (request, reply) => {
    const need: Need = { ...access, inRole: true, onLockedDevice: onLocked(request, isForCustomer) };
    const caller = await services.authorize(request, need);
    const { householdId, section } = addressOf(request);
    const reader = { caller, core: coreOf(request), need };
    const shown = (await readShown(services, reader, householdId, [section])).get(section);
    if (!shown) throw noSection();
    if ('error' in shown) return sendProblem(request, reply, refusalOf(request, shown.error));
    return sendDocument(reply, shown.document.version, shown.document);
  });

  app.patch(path, async (request, reply) => {
    const need: Need = { ...access, onLockedDevice: onLocked(request, isRating) };
    const caller = await services.authorize(request, need);
    const address = addressOf(request);
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

const onLocked = (request: FastifyRequest, isOpen: typeof isRating) => (lock: HeldLock) => {
  const { householdId, section } = addressOf(request);
  return isOpen(lock, householdId, [section]);
};

const sendDocument = (reply: FastifyReply, version: number, body: object): FastifyReply =>
  reply.headers({ etag: `"${version}"`, 'cache-control': 'no-store' }).send(body);

function addressOf({ params }: FastifyRequest): SectionAddress {
  const { householdId } = parseRequest(householdParameters, params);
  const { section } = params as { section: string }; // the route has this parameter
  if (!isSectionName(section)) throw noSection();
  return { householdId, section };
}
