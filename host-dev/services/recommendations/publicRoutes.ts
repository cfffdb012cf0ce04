import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sendBusy, sendPage, takeForms } from '../guest-access';
import { pagePolicy } from '../http/headers';
import type { Services } from '../services';
import { chooseLanguage } from '../pages';
import { createOpenings } from './openings';
import {
  closedPage,
  confirmPage,
  type FormProblem,
  gonePage,
  landingPage,
  sentPage,
  type Typed,
} from './publicPages';
import {
  confirmContact,
  countOpening,
  findCode,
  findToken,
  forgetEntered,
  keepEntered,
  withdrawContact,
} from './publicStore';
import { texts } from './publicTexts';
import { pathOf } from './recommendationStore';
import { enteredContact } from './sealedContact';

const bodyLimit = 8_192;
const code = z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{12}$/));
const token = z.string().check(z.regex(/^[\w-]{32}$/));

/**
 * The page of a code, in front of the public door: forms only, counted by address, no cookie, no script. The only mail that
 * is ever sent goes to the address that somebody has typed into this form.
 */
export function publicRecommendationRoutes(app: FastifyInstance, services: Services): void {
  const { database, keys, limiter, mail, now, origin } = services;
  const { q } = database;
  const openings = createOpenings();
  takeForms(app, bodyLimit);
  app.addHook('onRequest', async ({ ip }, reply) => {
    void reply.headers(pagePolicy);
    limiter.spend('open', ip);
  });
  const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(undefined, headers['accept-language']);
  const codeOf = ({ params }: FastifyRequest) =>
    z.safeParse(code, (params as { code: string }).code.toUpperCase()).data; // the route has this parameter
  const tokenOf = ({ params }: FastifyRequest) =>
    z.safeParse(token, (params as { token: string }).token).data; // the route has this parameter
  const openOf = async (request: FastifyRequest) => {
    const given = codeOf(request);
    return given === undefined ? undefined : findCode(q, given, now());
  };

  app.get('/e/:code', async (request, reply) => {
    const language = languageOf(request);
    const open = await openOf(request);
    if (!open) return sendPage(reply.code(404), closedPage(language));
    if (openings.isNew(open.recommendationId, request.ip, now()))
      await countOpening(q, open.recommendationId);
    return sendPage(reply, landingPage({ language, open, takesContacts: mail.isOn }));
  });

  app.post<{ Body: URLSearchParams }>('/e/:code', async (request, reply) => {
    const [language, form, at] = [languageOf(request), request.body, now()];
    const [open, given] = [await openOf(request), codeOf(request)];
    if (!open || given === undefined) return sendPage(reply.code(404), closedPage(language));
    const typed = {
      name: form.get('name') ?? '',
      email: form.get('email') ?? '',
      telephone: form.get('telephone') ?? '',
      wish: form.get('wish') ?? '',
    } satisfies Typed;
    const again = (status: number, problem: FormProblem) =>
      sendPage(reply.code(status), landingPage({ language, open, takesContacts: mail.isOn, typed, problem }));
    if (!mail.isOn) return sendPage(reply.code(503), landingPage({ language, open, takesContacts: false }));
    const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    const read = z.safeParse(enteredContact, Object.fromEntries(filled));
    if (!read.success)
      return again(422, read.error.issues.some(({ path }) => path[0] === 'name') ? 'name' : 'email');
    if (form.get('consent') !== 'yes') return again(422, 'consent');
    const later = (wait: number) => again(429, 'tooMany').header('retry-after', String(wait));
    const wait = limiter.secondsToWait('attempts', request.ip);
    if (wait !== undefined) return later(wait);
    const entered = { contact: read.data, hidesGiver: form.get('hides') === 'yes' };
    const kept = await keepEntered({ database, keys }, open, entered, at);
    if ('wait' in kept) return later(kept.wait);
    const link = `${origin()}${pathOf(given)}/${kept.token}`;
    const { subject, text } = texts[language].mail;
    try {
      await mail.send({ to: read.data.email, subject, text: text(link) });
    } catch {
      await forgetEntered(q, kept.contactId);
      return again(503, 'notSent');
    }
    return sendPage(reply, sentPage(language));
  });

  app.get('/e/:code/:token', async (request, reply) => {
    const language = languageOf(request);
    const given = tokenOf(request);
    const found = given === undefined ? undefined : await findToken(q, given, now());
    if (!found) return sendPage(reply.code(404), closedPage(language));
    return sendPage(reply, confirmPage(language, found.isConfirmed));
  });

  app.post<{ Body: URLSearchParams }>('/e/:code/:token', async (request, reply) => {
    const language = languageOf(request);
    const given = tokenOf(request);
    const wish = request.body.get('do');
    const wait = limiter.secondsToWait('attempts', request.ip);
    if (wait !== undefined) return sendBusy(reply, { language, wait });
    if (given === undefined) return sendPage(reply.code(404), closedPage(language));
    const isDone =
      wish === 'withdraw'
        ? await withdrawContact(database, given, now())
        : wish === 'confirm' && (await confirmContact(database, given, now()));
    if (!isDone) return sendPage(reply.code(404), closedPage(language));
    return sendPage(reply, wish === 'withdraw' ? gonePage(language) : confirmPage(language, true));
  });
}
