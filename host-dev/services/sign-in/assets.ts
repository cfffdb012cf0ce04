import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../http/ServiceError';

const own = (name: string) => new URL(`./assets/${name}`, import.meta.url);
const font = (name: string) => {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return createRequire(import.meta.url).resolve(file);
};

const assets: Readonly<Record<string, { type: string; file: () => URL | string }>> = {
  'sign-in.css': { type: 'text/css; charset=utf-8', file: () => own('sign-in.css') },
  'forms.css': { type: 'text/css; charset=utf-8', file: () => own('forms.css') },
  'login.js': { type: 'text/javascript; charset=utf-8', file: () => own('login.js') },
  'logout.js': { type: 'text/javascript; charset=utf-8', file: () => own('logout.js') },
  'mark.svg': { type: 'image/svg+xml', file: () => own('mark.svg') },
  'hanken-grotesk.woff2': { type: 'font/woff2', file: () => font('hanken-grotesk') },
  'newsreader.woff2': { type: 'font/woff2', file: () => font('newsreader') },
};

/** What the sign-in pages load: nothing of it is inline, and nothing comes from elsewhere. */
export function assetRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/oidc/assets/:name', async ({ params: { name } }, reply) => {
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (!asset) throw new ServiceError('not-found', 'There is no such file.');
    return reply
      .type(asset.type)
      .header('cache-control', 'public, max-age=3600')
      .send(await readFile(asset.file()));
  });
}
