import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';

/** Names the application, keeps nothing secret: browsers send it. */
export const flagClientKey = 'vp-digital:development';

/** Flags by name: on, off, or on in a variant that carries a text. */
const flagFile = z.record(
  z.string(),
  z.union([z.boolean(), z.object({ variant: z.string(), text: z.string() })]),
);

/**
 * What Unleash's front-end API answers, from a file that is read on every call: edit it and every open page follows
 * within half a minute. Only flags that are on are listed, as there.
 */
export function flagRoutes(app: FastifyInstance, file: URL): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', async ({ headers }) => {
      if (headers.authorization !== flagClientKey)
        throw new ServiceError('unauthorized', 'Unknown client key.');
    });
    routes.get('/api/frontend', async ({ headers }, reply) => {
      const body = JSON.stringify({ toggles: await readToggles(file) });
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json').send(body);
    });
    // How often a flag was asked for is of no interest here.
    routes.post('/api/frontend/client/metrics', async (_, reply) => reply.code(202).send());
  });
}

async function readToggles(file: URL) {
  const flags = flagFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(flags)
    .filter(([, flag]) => flag !== false)
    .map(([name, flag]) => ({ name, enabled: true, variant: variantOf(flag), impressionData: false }));
}

const variantOf = (flag: z.infer<typeof flagFile>[string]) =>
  typeof flag === 'boolean'
    ? { name: 'disabled', enabled: false, feature_enabled: true }
    : {
        name: flag.variant,
        enabled: true,
        feature_enabled: true,
        payload: { type: 'string', value: flag.text },
      };
