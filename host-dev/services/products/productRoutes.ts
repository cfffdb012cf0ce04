import { createHash } from 'node:crypto';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { berlinDay } from '../berlinDay';
import type { Services } from '../services';
import { ownProducts, readCatalogue } from './readCatalogue';

/**
 * What can be proposed, as `contracts/products` says. It is the same for every advisor, so browsers keep it and ask whether it
 * still holds; a company answers the same call from its own catalogue.
 */
export function productRoutes(
  app: FastifyInstance,
  { authorize, now }: Services,
  folder: string = ownProducts,
): void {
  let read: ReturnType<typeof readCatalogue> | undefined; // once: the files come with a release
  const products = () => {
    read ??= readCatalogue(folder, berlinDay(now())).catch((reason: unknown) => {
      read = undefined;
      throw reason;
    });
    return read;
  };
  app.get('/api/product/catalogue', async (request, reply) => {
    await authorize(request, {
      permission: permissions.mainAccess,
      inRole: true,
      onLockedDevice: ({ purpose }) => purpose === 'customerView', // it is what customers are shown
    });
    const body = JSON.stringify({ ...(await products()), asOf: berlinDay(now()) });
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json').send(body);
  });
}
