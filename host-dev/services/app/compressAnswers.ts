import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Where a secret and what a stranger has chosen meet in one answer, its length would tell of the secret (BREACH): sign-in,
 * whatever carries or asks for a code, and pictures of a household.
 */
const withSecrets =
  /^\/(oidc|bericht|angaben|telefon)(\/|$)|\/(report-links|links|telephones|device-lock|impersonations)(\/|$)/;

/** Answers above 1 kB go compressed. Register before all routes. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (withSecrets.test(route.url)) route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false, // nobody has to send us anything packed
    threshold: 1_000,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
