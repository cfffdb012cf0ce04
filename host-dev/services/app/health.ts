import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';

/** `/health`: the process runs. `/ready`: it can answer, the database included (503 otherwise). */
export function healthRoutes(app: FastifyInstance, { q }: Database): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async () => {
    await q('select 1');
    return { status: 'ok' };
  });
}
