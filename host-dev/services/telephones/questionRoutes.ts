import { questionEnd, questionRequest } from '@vp-digital/core/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../http/ServiceError';
import { parseRequest } from '../http/validation';
import { askQuestion, type Question } from './question';
import type { TelephoneStore, Viewing } from './telephoneStore';

const path = '/api/households/:householdId/telephones/question';

interface AskingView {
  viewing: Viewing | undefined;
  partners: readonly { personId: string; firstName: string }[];
  /** Nothing is written into the household. */
  isClosed: boolean;
  send(reply: FastifyReply): FastifyReply;
}

interface Asking {
  /** The view of the caller on this household, while it goes on. */
  viewOf(request: FastifyRequest, viewId: string): Promise<AskingView>;
}

/** What an advisor asks her customers on their telephones, as `contracts/telephoneQuestions` says. */
export function questionRoutes(app: FastifyInstance, store: TelephoneStore, { viewOf }: Asking): void {
  app.put(path, async (request, reply) => {
    const { viewId, question } = parseRequest(questionRequest, request.body);
    const { viewing, partners, isClosed, send } = await viewOf(request, viewId);
    if (viewing?.picture === undefined)
      throw new ServiceError('invalid', 'Nothing is shown beside which it could be asked.', { status: 422 });
    if (isClosed)
      throw new ServiceError('invalid', 'The household is closed: no answer could be kept.', { status: 422 });
    const names = new Map(partners.map(({ personId, firstName }) => [personId, firstName]));
    viewing.question = askQuestion(question, names);
    for (const { personId, tokenHash } of viewing.telephones.values())
      if (tokenHash !== undefined) viewing.question.waitFor(personId);
    store.renew(viewing);
    return send(reply);
  });

  const change = (name: string, done: (viewing: Viewing, question: Question) => void) =>
    app.post(`${path}/${name}`, async (request, reply) => {
      const { viewId, questionId } = parseRequest(questionEnd, request.body);
      const { viewing, send } = await viewOf(request, viewId);
      if (viewing?.question?.questionId === questionId) done(viewing, viewing.question);
      return send(reply);
    });
  change('reveal', (viewing, question) => {
    question.reveal();
    store.renew(viewing);
  });
  change('end', (viewing) => store.endQuestion(viewing));
}
