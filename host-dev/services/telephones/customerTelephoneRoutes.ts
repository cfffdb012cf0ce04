import {
  telephoneAnswer,
  telephoneCode,
  telephonePlace,
  type TelephoneSession,
} from '@vp-digital/core/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { telephonePolicy } from '../http/headers';
import { ServiceError } from '../http/ServiceError';
import { parseRequest } from '../http/validation';
import { writeAudit } from '../audit';
import { admit } from '../guest-access';
import type { Services } from '../services';
import { profiles } from '../settings';
import { chooseLanguage } from '../pages';
import { stateOf, type Telephone } from './telephone';
import { telephonePage } from './telephonePage';
import type { TelephoneStore, Viewing } from './telephoneStore';

/** Milliseconds that a telephone waits for what is new. */
const patience = 15_000;

const parameters = z.object({ place: telephonePlace });
const query = z.object({ after: z.optional(z.coerce.number().check(z.int(), z.gte(0))) });

/** The page on a customer's telephone and its four calls: in for a code, what is shown now, an answer, out. No cookie. */
export function customerTelephoneRoutes(
  app: FastifyInstance,
  services: Services,
  store: TelephoneStore,
): void {
  const { database, now, limiter } = services;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...telephonePolicy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
  const countAddress = async ({ ip }: FastifyRequest) => limiter.spend('open', ip);

  // the same whatever the address says: nobody learns which of them lead somewhere
  for (const path of ['/telefon', '/telefon/:place'])
    app.get(path, { onRequest: countAddress }, async ({ headers }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(telephonePage(chooseLanguage(undefined, headers['accept-language']))),
    );

  app.post('/telefon/:place/session', { onRequest: countAddress }, async (request, reply) => {
    const place = z.safeParse(parameters, request.params).data?.place;
    const { code } = parseRequest(telephoneCode, request.body);
    const linkId = place === undefined ? undefined : store.at(place)?.telephoneId;
    const lock = {
      name: 'telephone' as const,
      tryCode: async (attempt: { linkId: string; code: string }) =>
        store.tryCode(attempt.linkId, attempt.code),
    };
    const attempt = await admit(services, lock, { linkId, code, ip: request.ip });
    if (attempt.kind === 'tooMany')
      throw new ServiceError('too-many-requests', 'Too many codes.', { retryAfter: attempt.wait });
    if (attempt.kind === 'wrong')
      throw new ServiceError('invalid', 'The code is not right.', { status: 401 });
    const letIn = attempt.kind === 'opened' && linkId !== undefined ? store.letIn(linkId) : undefined;
    if (!letIn) throw closed();
    const { token, telephone, viewing } = letIn;
    const { caller, householdId } = viewing;
    await writeAudit(database.q, caller, {
      at: now().toISOString(),
      action: 'telephone.connected',
      householdId,
      subjectId: telephone.telephoneId,
    });
    const { company } = (await profiles.read(database.q, caller.userId)).data;
    const session: TelephoneSession = {
      token,
      sender: caller.name,
      ...(company !== undefined && { company }),
      endsAt: telephone.endsAt.toISOString(),
      seconds: Math.max(0, Math.round((telephone.endsAt.getTime() - now().getTime()) / 1000)),
    };
    return reply.send(session);
  });

  /** Whoever holds the token of a telephone; to all others it is over, as to those whose it was. */
  const holderOf = (request: FastifyRequest) => {
    const { place } = parseRequest(parameters, request.params);
    const [, token] = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
    const found = token === undefined ? undefined : store.byToken(place, token);
    if (found) return found;
    limiter.spend('open', request.ip);
    throw over();
  };

  app.get('/telefon/:place/picture', async (request, reply) => {
    const { telephone, viewing } = holderOf(request);
    const { after = 0 } = parseRequest(query, request.query);
    limiter.spend('pictures', telephone.telephoneId);
    telephone.askedAt = now();
    if (viewing.version <= after) await somethingNew(telephone, reply);
    const { viewing: still } = holderOf(request);
    telephone.askedAt = now();
    if (still.picture === undefined || still.version <= after) return reply.code(204).send();
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"version":${still.version},"picture":${still.picture}${asked(still, telephone)}}`);
  });

  app.post('/telefon/:place/answer', { bodyLimit: 1_000 }, async (request, reply) => {
    const { telephone, viewing } = holderOf(request);
    limiter.spend('pictures', telephone.telephoneId);
    const { questionId, value } = parseRequest(telephoneAnswer, request.body);
    const { question } = viewing;
    if (question?.questionId !== questionId) throw new ServiceError('conflict', 'It is not asked any more.');
    if (!question.isPossible(value))
      throw new ServiceError('invalid', 'The question has no such answer.', { status: 422 });
    if (!question.take(telephone.personId, value))
      throw new ServiceError('conflict', 'It is answered already.');
    if (question.isAnsweredByAll() && !somebodyComesIn(viewing, now())) {
      question.reveal();
      store.renew(viewing);
    }
    return reply.code(204).send();
  });

  app.post('/telefon/:place/end', async (request, reply) => {
    const { telephone, viewing } = holderOf(request);
    store.end(viewing, telephone);
    return reply.code(204).send();
  });
}

/** What a telephone is asked, as a member of what it is told. */
const asked = ({ question }: Viewing, { personId }: Telephone): string =>
  question ? `,"question":${JSON.stringify(question.forTelephoneOf(personId))}` : '';

/** A code is shown by which a telephone may still be let in. */
const somebodyComesIn = ({ telephones }: Viewing, at: Date): boolean =>
  [...telephones.values()].some((telephone) => stateOf(telephone, at) === 'waiting');

/** Until something is new, everything is over, or the time is; a telephone that asks twice waits once. */
function somethingNew(telephone: Telephone, { raw }: FastifyReply): Promise<void> {
  telephone.wake?.();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      raw.off('close', done);
      if (telephone.wake === done) telephone.wake = undefined;
      resolve();
    };
    const timer = setTimeout(done, patience);
    raw.on('close', done);
    telephone.wake = done;
  });
}

const closed = () => new ServiceError('not-found', 'No telephone is let in here by this code.');
const over = () => new ServiceError('not-found', 'Nothing is shown here any more.', { status: 410 });
