import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pagePolicy } from '../http/headers';
import { parseRequest } from '../http/validation';
import type { Services } from '../services';
import { chooseLanguage, type Language } from '../pages';
import { admit, type Lock } from './admit';
import { type GuestAccess, findOpen, tryCode } from './guestAccess';
import {
  busyPage,
  closedPage,
  codePage,
  notNowPage,
  type CodeProblem,
  type GuestPageTexts,
} from './guestPages';
import { takeForms } from './takeForms';
import { makeTicket, stateOf } from './ticket';

/** Somebody who has given the code, now or a few pages ago. */
export interface Visit {
  linkId: string;
  language: Language;
  now: Date;
  /** Goes into the form of the next page, as `ticket`. */
  ticket: string;
}

/** What lies behind a door. */
export interface Room {
  access: GuestAccess;
  texts: GuestPageTexts;
  /** Answers who has just given the code. */
  enter(visit: Visit, reply: FastifyReply): Promise<FastifyReply>;
  /** What is done with the form of a page inside. */
  pages: {
    go(visit: Visit, form: URLSearchParams, reply: FastifyReply): Promise<FastifyReply>;
    /** Keeps what a page brings whose ticket is over, and answers whether it did. It shows nothing. */
    keep(visit: Omit<Visit, 'ticket'>, form: URLSearchParams): Promise<boolean>;
  };
}

const parameters = z.object({ linkId: z.uuid() });
const codeForm = z.object({ code: z.string().check(z.maxLength(100)) });

/** Of a form: a page of questions with long answers. */
const bodyLimit = 32_768;

/**
 * The one door to what is handed out by a link: a page that asks for the code, then what lies behind. In a scope of its
 * own: forms only, counted by address and by link, no cookie, no script.
 */
export function guestRoutes(
  app: FastifyInstance,
  services: Services,
  { access, texts, enter, pages }: Room,
): void {
  const { database, now, limiter, passwords } = services;
  const { q } = database;
  const path = `${access.path}/:linkId`;
  takeForms(app, bodyLimit);
  app.addHook('onRequest', async ({ ip }, reply) => {
    void reply.headers(pagePolicy);
    limiter.spend('open', ip);
  });

  const ask = (reply: FastifyReply, language: Language, problem?: CodeProblem) =>
    sendPage(reply, codePage(texts, language, problem));
  const refuse = (reply: FastifyReply, language: Language) => sendPage(reply.code(404), closedPage(language));
  const lock: Lock = {
    name: access.name,
    tryCode: (attempt) => tryCode({ q, passwords }, access, attempt),
  };

  app.get(path, async (request, reply) => {
    const linkId = linkOf(request);
    const open = linkId !== undefined && (await findOpen(q, access, linkId, now()));
    const language = languageOf(request);
    return open ? ask(reply, language) : refuse(reply, language);
  });

  app.post<{ Body: URLSearchParams }>(path, async (request, reply) => {
    const [linkId, language, at] = [linkOf(request), languageOf(request), now()];
    const visitOf = (id: string, codeHash: string): Visit => ({
      linkId: id,
      language,
      now: at,
      ticket: makeTicket({ linkId: id, codeHash }, at),
    });
    const ticket = request.body.get('ticket');
    if (ticket !== null) {
      const open = linkId === undefined ? undefined : await findOpen(q, access, linkId, at);
      if (linkId === undefined || !open) return refuse(reply, language);
      const state = stateOf(ticket, { linkId, ...open }, at);
      if (state === 'foreign') return ask(reply.code(401), language, { kind: 'late' });
      // apart from the codes: nobody without a ticket can use up what is left to those inside
      const wait = limiter.secondsToWait('tickets', linkId);
      if (wait !== undefined) return sendBusy(reply, { language, wait });
      if (state === 'good') return pages.go(visitOf(linkId, open.codeHash), request.body, reply);
      const isKept = await pages.keep({ linkId, language, now: at }, request.body);
      return ask(reply.code(401), language, { kind: isKept ? 'kept' : 'late' });
    }

    const { code } = parseRequest(codeForm, Object.fromEntries(request.body));
    const attempt = await admit(services, lock, { linkId, code, ip: request.ip });
    if (attempt.kind === 'tooMany')
      return ask(reply.code(429).header('retry-after', String(attempt.wait)), language, { kind: 'tooMany' });
    if (attempt.kind === 'wrong') return ask(reply.code(401), language, attempt);
    const open =
      attempt.kind === 'closed' || linkId === undefined ? undefined : await findOpen(q, access, linkId, at);
    if (linkId === undefined || !open) return refuse(reply, language);
    return enter(visitOf(linkId, open.codeHash), reply);
  });
}

const linkOf = ({ params }: FastifyRequest): string | undefined =>
  z.safeParse(parameters, params).data?.linkId.toLowerCase();

const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(undefined, headers['accept-language']);

/** A page that nobody keeps: not the browser, and no search engine. */
export const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(page);

/** Too many came: says when one may come again. */
export const sendBusy = (
  reply: FastifyReply,
  { language, wait }: Pick<Visit, 'language'> & { wait: number },
) => sendPage(reply.code(429).header('retry-after', String(wait)), busyPage(language));

/** The code was right, and what lies behind cannot be shown: not the visitor's fault. */
export const sendNotNow = (reply: FastifyReply, { language }: Pick<Visit, 'language'>) =>
  sendPage(reply.code(503), notNowPage(language));

export const sendClosed = (reply: FastifyReply, { language }: Pick<Visit, 'language'>) =>
  sendPage(reply.code(404), closedPage(language));
