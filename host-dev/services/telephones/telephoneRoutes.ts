import {
  type HouseholdSummary,
  isForTelephone,
  largestPicture,
  shownPicture,
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
import { stateOf } from './telephone';
import type { TelephoneStore } from './telephoneStore';

const path = '/api/households/:householdId/telephones';
const parameters = z.extend(householdParameters, { telephoneId: z.uuid() });

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
    const viewing = store.find(caller, householdId);
    if (household?.householdId === householdId) {
      if (viewing) viewing.heardAt = now();
      return { householdId, viewing, partners: partnersOf(household.persons) };
    }
    if (viewing) store.endViewing(viewing);
    throw noHousehold();
  }

  const answer = (reply: FastifyReply, caller: Caller, householdId: string, partners: readonly Partner[]) => {
    const at = now();
    const viewing = store.find(caller, householdId);
    const said: Telephones = {
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
    return answer(reply, caller, householdId, partners);
  });

  app.post(path, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, partners } = await placeOf(request, caller);
    const { personId, code } = parseRequest(telephoneRequest, request.body);
    if (!caller.session) throw new ServiceError('forbidden', 'The token names no sign-in.');
    if (!partners.some((partner) => partner.personId === personId))
      throw new ServiceError('invalid', 'Only grown-ups of the household have a telephone here.', {
        status: 422,
        issues: [{ path: '/personId', code: 'unknown_person', message: 'Nobody of this household.' }],
      });
    store.open(caller, caller.session.id, { householdId, personId, code });
    return answer(reply.code(201), caller, householdId, partners);
  });

  // who may not is refused before the picture is read
  const onRequest = async (request: FastifyRequest) =>
    void (await authorize(request, { ...need, limit: 'pictures' }));
  app.put(`${path}/picture`, { bodyLimit, onRequest }, async (request, reply) => {
    const caller = await authorize(request, { ...need, limit: 'pictures' });
    const { householdId, viewing, partners } = await placeOf(request, caller);
    const { screen, ...shown } = parseRequest(shownPicture, request.body);
    if (shown.nodes.length > 0 && !isForTelephone(screen))
      throw new ServiceError('forbidden', 'This screen is for no telephone.');
    const picture = JSON.stringify(shown);
    const bytes = Buffer.byteLength(picture);
    if (bytes > largestPicture) throw new ServiceError('too-large', 'The picture is too large.');
    limiter.spend('kilobytes', caller.userId, Math.ceil(bytes / 1000));
    if (viewing) store.show(viewing, picture);
    return answer(reply, caller, householdId, partners);
  });

  app.post(`${path}/:telephoneId/end`, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, viewing, partners } = await placeOf(request, caller);
    const { telephoneId } = parseRequest(parameters, request.params);
    for (const telephone of viewing?.telephones.values() ?? [])
      if (viewing && telephone.telephoneId === telephoneId) store.end(viewing, telephone);
    return answer(reply, caller, householdId, partners);
  });

  app.post(`${path}/end`, async (request, reply) => {
    const caller = await authorize(request, need);
    const { householdId, viewing, partners } = await placeOf(request, caller);
    if (viewing) store.endViewing(viewing);
    return answer(reply, caller, householdId, partners);
  });
}

const partnersOf = (persons: HouseholdSummary['persons']): Partner[] =>
  withNames(persons)
    .filter(({ role }) => role !== 'child')
    .map(({ personId, name }) => ({ personId, firstName: name }));
