import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems';
import { ServiceError } from '../http/ServiceError';
import { chooseLanguage } from '../pages';
import { applicationPage } from './applicationPage';
import { waitingPage } from './waitingPage';

/**
 * The built shell and areas: a release's folder and every file with a hash in its name never change, the registry and the
 * page are never kept, everything else is asked for again. What the build has compressed goes out so. An address that is
 * no file is the page, which routes on its own.
 */
export async function staticFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const root = folder && existsSync(folder) ? folder : undefined;
  if (root)
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cacheControl(relative(root, path).split(sep)));
        response.setHeader('vary', 'accept-encoding'); // also where it goes out as it is
      },
    });

  if (root) app.get('/', (request, reply) => sendPage(request, reply, root));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !isServicePath(request.url) && !isFile(request.url);
    if (root && isPage) return sendPage(request, reply, root);
    return sendProblem(request, reply, new ServiceError('not-found', 'There is nothing at this address.'));
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, root: string) {
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  if (existsSync(join(root, 'index.html'))) return reply.send(await applicationPage(root, request.url));
  const language = chooseLanguage(undefined, request.headers['accept-language']);
  return reply.code(503).header('retry-after', '3').send(waitingPage(language));
}

function cacheControl([first, ...rest]: string[]): string {
  const isOfRelease = first === 'areas' && rest.length >= 3;
  if (isOfRelease || hashed.test(rest.at(-1) ?? '')) return 'public, max-age=31536000, immutable';
  if (rest.at(-1) === 'icon.svg') return 'public, max-age=86400'; // browsers ask for it at each change of the address
  return first === 'index.html' || first === 'remotes.json' ? 'no-store' : 'no-cache';
}

/** `main.1a2b3c4d.js`, also compressed. */
const hashed = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

/** Whether a service answers at this address; every other one that is no file is the page. */
export const isServicePath = (url: string) =>
  /^\/(api|graphql|oidc|config|areas|metrics|bericht|angaben|telefon|fremdanwendung|csp-reports)(\/|\?|$)/.test(
    url,
  );

/**
 * A missing file must not answer with the page: a script that is HTML hides the true error. A household's pages hold no
 * files, and the last part of their address may have dots (`stammdaten.adresse`).
 */
const isFile = (url: string) => {
  const path = url.split('?')[0] ?? '';
  return /\.[a-z0-9]+$/i.test(path) && !/^(\/[\w-]+)?\/haushalt\//.test(path);
};
