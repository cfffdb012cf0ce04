import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import { chooseLanguage } from '../pages';
import { checkSignIn } from './checkSignIn';
import type { SignIn } from './createProvider';
import { loginPage, problemPageIn, type SignInFailure } from './pages';
import type { SignInParts } from './parts';
import { listUsers } from './users';

const path = '/oidc/interaction/:uid';

const loginForm = z.object({
  user: z.string().check(z.trim(), z.maxLength(100)),
  password: z.string().check(z.maxLength(200)),
});

/** The sign-in form. Which sign-in it belongs to is known by the provider's cookie, which no other site can send. */
export function interactionRoutes(
  app: FastifyInstance,
  { q, limiter, passwords, security, browsers, withDemo }: SignInParts,
  signIn: () => Promise<SignIn>,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get(path, async (request, reply) => {
    const interaction = await find(request, reply);
    if (!interaction) return sendPage(reply.code(400), problemPageIn(languageOf(request), 'not_found'));
    return sendForm(request, reply, { user: '', uiLocales: interaction.params.ui_locales });
  });

  app.post(path, async (request, reply) => {
    const interaction = await find(request, reply);
    if (!interaction) return sendPage(reply.code(400), problemPageIn(languageOf(request), 'not_found'));
    const { user, password } = parseRequest(loginForm, request.body);
    const wait = limiter.secondsToWait('attempts', request.ip);
    if (wait !== undefined) reply.header('retry-after', String(wait));
    const browser = browsers().read(request, user);
    const result: SignInFailure | 'signed-in' =
      wait === undefined
        ? await checkSignIn({ q, passwords, security }, { userId: user, password, browser })
        : 'too-many-here';
    if (result !== 'signed-in') {
      const form = { user, failure: result, uiLocales: interaction.params.ui_locales };
      return sendForm(request, reply.code(result === 'wrong' ? 401 : 429), form);
    }
    browsers().remember(reply, user);
    const login = { accountId: user, remember: false };
    const { provider } = await signIn();
    const next = await provider.interactionResult(request.raw, reply.raw, { login });
    return reply.redirect(next, 303);
  });

  /** The sign-in that waits for this form; undefined when it ran out or belongs to another browser. */
  async function find({ raw }: FastifyRequest, reply: FastifyReply) {
    try {
      const { provider } = await signIn();
      const interaction = await provider.interactionDetails(raw, reply.raw);
      return interaction.prompt.name === 'login' ? interaction : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  }

  async function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, failure, uiLocales }: { user: string; failure?: SignInFailure; uiLocales: unknown },
  ) {
    const language = languageOf(request, uiLocales);
    const accounts = withDemo ? await listUsers(q) : [];
    return sendPage(reply, loginPage({ language, action: request.url, accounts, user, failure }));
  }
}

const languageOf = ({ headers }: FastifyRequest, uiLocales?: unknown) =>
  chooseLanguage(uiLocales, headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
