import type { FastifyInstance } from 'fastify';
import type { Limiter } from './limiter';

/** What is called without a token and does more than to send a file; the public door counts for itself. */
const open = /^\/(oidc|v2\/track|csp-reports)(\/|\?|$)/;

/** Counts, by address, the calls that nobody has to be signed in for. */
export function limitAddresses(app: FastifyInstance, { spend }: Limiter): void {
  app.addHook('onRequest', async ({ url, ip }) => {
    if (open.test(url)) spend('open', ip);
  });
}
