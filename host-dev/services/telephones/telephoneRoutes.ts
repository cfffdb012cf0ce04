import {
  type HouseholdSummary,
  isForTelephone,
  largestPicture,
  pictureRequest,
  telephoneEnd,
  telephoneRequest,
  type Telephones,
} from '@vp-digital/core/contracts';
import { withNames } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { householdParameters, parseRequest } from '../http/validation';
import type { Caller } from '../authorization';
import { berlinDay } from '../berlinDay';
import { findHousehold } from '../households';
import type { Services } from '../services';
import { questionRoutes } from './questionRoutes';
import { stateOf } from './telephone';
import type { TelephoneStore, Viewing } from './telephoneStore';

const path = '/api/households/:householdId/telephones';
const parameters = z.extend(householdParameters, { telephoneId: z.uuid() });

/** Whose page is heard of by asking; another one of the advisor may ask too. */
const listQuery = z.object({ viewId: z.optional(z.uuid()) });

/** What stands around a picture. */
const bodyLimit = largestPicture + 1_000;

type Partner = Pick<Telephones['partners'][number], 'personId' | 'firstName'>;

/** What an advisor shows on her customers' telephones, as `contracts/telephones` says. */
export function telephoneRoutes(app: FastifyInstance, services: Services, store: TelephoneStore): void {
  const { database, now, authorize, limiter, origin } = services;
  const need = { permission: permissions.mainAccess, fileRight: 'access' } as const;

  /** Whose household it is, asked anew each time: who has no access any more shows nothing any more. */
  async function placeOf(request: FastifyRequest, caller: Caller) {
    const { householdId } = parseRequest(householdParameters, request.params);
    const household = await findHousehold(database.q, caller, householdId, berlinDay(now()));
    if (household?.householdId === householdId)
      return {
        householdId,
        partners: partnersOf(household.persons),
        isClosed: household.status !== 'active',
      };
    const viewing = store.find(caller, householdId);
    if (viewing) store.endViewing(viewing);
    throw noHousehold();
  }

  /** What is shown, while it goes on: by this view only, as two would show the same telephones two things in turn. */
  const shownBy = (viewId: string, caller: Caller, householdId: string): Viewing | undefined => {
    const viewing = store.find(caller, householdId);
    if (!viewing) return undefined;
    if (viewing.viewId !== viewId) throw new ServiceError('conflict', 'Another view lets telephones in.');
    viewing.heardAt = now();
    return viewing;
  };

  const answer = (reply: FastifyReply, caller: Caller, householdId: string, partners: readonly Partner[]) => {
    const at = now();
    const viewing = store.find(caller, householdId);
    const said: Telephones = {
      ...(viewing && { viewId: viewing.viewId }),
      ...(viewing?.question && { question: viewing.question.forAdvisor() }),
      partners: partners.map((partner) => {
        const held = viewing?.telephones.get(partner.personId);
        if (!held) return partner;
        const telephone = {
          telephoneId: held.telephoneId,
          url: `${origin()}/telefon/${held.place}`,
          state: stateOf(held, at),
          codeUntil: held.codeUntil.toISOString(),
          endsAt: held.endsAt.toISOString(),
        };
        return { ...partner, telephone };
      }),
    };
    return reply.header('cache-control', 'no-store').send(said);
  };

  app.get(path, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, partners } = await placeOf(request, caller);
    const viewing = store.find(caller, householdId);
    const { viewId } = parseRequest(listQuery, request.query);
    if (viewing && viewing.viewId === viewId) viewing.heardAt = now();
    return answer(reply, caller, householdId, partners);
  });

  app.post(path, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, partners } = await placeOf(request, caller);
    const { viewId, personId, code } = parseRequest(telephoneRequest, request.body);
    if (!caller.session) throw new ServiceError('forbidden', 'The token names no sign-in.');
    if (!partners.some((partner) => partner.personId === personId))
      throw new ServiceError('invalid', 'Only grown-ups of the household have a telephone here.', {
        status: 422,
        issues: [{ path: '/personId', code: 'unknown_person', message: 'Nobody of this household.' }],
      });
    store.open(caller, caller.session.id, { householdId, viewId, personId, code });
    return answer(reply.code(201), caller, householdId, partners);
  });

  // who may not is refused before the picture is read
  const onRequest = async (request: FastifyRequest) =>
    void (await authorize(request, { ...need, limit: 'pictures' }));
  app.put(`${path}/picture`, { bodyLimit, onRequest }, async (request, reply) => {
    const caller = await authorize(request, { ...need, limit: 'pictures' });
    const { householdId, partners } = await placeOf(request, caller);
    const { viewId, screen, ...shown } = parseRequest(pictureRequest, request.body);
    const viewing = shownBy(viewId, caller, householdId);
    if (shown.nodes.length > 0 && !isForTelephone(screen))
      throw new ServiceError('forbidden', 'This screen is for no telephone.');
    const picture = JSON.stringify(shown);
    const bytes = Buffer.byteLength(picture);
    if (bytes > largestPicture) throw new ServiceError('too-large', 'The picture is too large.');
    limiter.spend('kilobytes', caller.userId, Math.ceil(bytes / 1000));
    if (viewing) store.show(viewing, picture);
    return answer(reply, caller, householdId, partners);
  });

  questionRoutes(app, store, {
    /** The advisor's view that may ask, and how it is answered. */
    async viewOf(request, viewId) {
      const caller = await authorize(request, need);
      const { householdId, partners, isClosed } = await placeOf(request, caller);
      const viewing = shownBy(viewId, caller, householdId);
      return { viewing, partners, isClosed, send: (reply) => answer(reply, caller, householdId, partners) };
    },
  });

  app.post(`${path}/:telephoneId/end`, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, partners } = await placeOf(request, caller);
    const { telephoneId } = parseRequest(parameters, request.params);
    const { viewId } = parseRequest(telephoneEnd, request.body);
    const viewing = shownBy(viewId, caller, householdId);
    for (const telephone of viewing?.telephones.values() ?? [])
      if (viewing && telephone.telephoneId === telephoneId) store.end(viewing, telephone);
    return answer(reply, caller, householdId, partners);
  });

  app.post(`${path}/end`, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, partners } = await placeOf(request, caller);
    const viewing = shownBy(parseRequest(telephoneEnd, request.body).viewId, caller, householdId);
    if (viewing) store.endViewing(viewing);
    return answer(reply, caller, householdId, partners);
  });
}

const partnersOf = (persons: HouseholdSummary['persons']): Partner[] =>
  withNames(persons)
    .filter(({ role }) => role !== 'child')
    .map(({ personId, name }) => ({ personId, firstName: name }));
