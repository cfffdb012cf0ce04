import { type SectionsAnswer, sectionsQuery } from '@vp-digital/core/contracts';
import { isSectionName } from '@vp-digital/core/household';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, refusalOf } from '../http/problems';
import { householdParameters, parseRequest } from '../http/validation';
import { type Need, whoCalls } from '../authorization';
import type { Services } from '../services';
import { readShown } from './readShown';
import { access, coreOf, isForCustomer, noSection } from './sectionAccess';

const path = '/api/households/:householdId/sections';

/** `GET` of several documents by one call, as `contracts/sectionReads` says. */
export function sectionsRoute(app: FastifyInstance, services: Services): void {
  app.get(path, async (request, reply) => {
    const need: Need = {
      ...access,
      inRole: true,
      onLockedDevice: (lock) => isForCustomer(lock, householdOf(request), [...askedOf(request).keys()]),
    };
    const caller = await services.authorize(request, need);
    const asked = askedOf(request);
    const known = [...asked.keys()].filter(isSectionName);
    const reader = { caller, core: coreOf(request), need };
    const shown = await readShown(services, reader, householdOf(request), known);

    const answer: SectionsAnswer = { documents: {}, marks: {}, unchanged: {}, problems: {} };
    for (const [name, held] of asked) {
      const one = (isSectionName(name) ? shown.get(name) : undefined) ?? { error: noSection() };
      if ('error' in one) answer.problems[name] = problemOf(request, refusalOf(request, one.error));
      else if (one.mark === held) answer.unchanged[name] = one.document.version;
      else {
        answer.documents[one.document.section] = one.document;
        answer.marks[name] = one.mark;
      }
    }
    // the call as a whole is not refused, so nobody else notes that a part of it was
    if (Object.values(answer.problems).some(({ status }) => status === 403))
      await services.security.note('access.denied', {
        userId: whoCalls(caller),
        contract: caller.contract,
        detail: `GET ${path}`,
      });
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

const householdOf = ({ params }: FastifyRequest) => parseRequest(householdParameters, params).householdId;

/** The names that were asked for, each with the mark of what the caller holds. */
const askedOf = ({ query }: FastifyRequest): ReadonlyMap<string, string | undefined> =>
  new Map(
    parseRequest(sectionsQuery, query).names.map((asked) => {
      const [name = '', mark] = asked.split(':');
      return [name, mark];
    }),
  );
