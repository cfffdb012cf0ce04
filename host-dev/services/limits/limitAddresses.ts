import type { FastifyInstance } from 'fastify';
import type { Limiter } from './limiter';

/** What is called without a token and does more than to send a file. */
const open = /^\/(oidc|bericht|v2\/track|csp-reports)(\/|\?|$)/;

/** Counts, by address, the calls that nobody has to be signed in for. */
export function limitAddresses(app: FastifyInstance, { spend }: Limiter): void {
  app.addHook('onRequest', async ({ url, ip }) => {
    if (open.test(url)) spend('open', ip);
  });
}
