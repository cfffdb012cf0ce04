import type { FastifyInstance } from 'fastify';
import type { WatchedDatabase } from '../database';
import { asServiceError } from '../http/problems';
import { ServiceError } from '../http/ServiceError';
import { logUnexpected } from '../monitoring/serviceLog';

/** Milliseconds between two writes that only see whether the database can be written. */
const writeInterval = 10_000;

/** Milliseconds that a fault of storage counts for, when no write has succeeded since: then others may try again. */
const faultLasts = 60_000;

/**
 * `/health`: the process runs. `/ready`: it can answer: the database reads and writes, its disk has room, and no call of the last
 * minute found its files gone or broken (503 otherwise, whatever fails).
 */
export function healthRoutes(
  app: FastifyInstance,
  { q, hasRoom, faultAt }: WatchedDatabase,
  clock: () => Date,
): void {
  let writtenAt = Number.NEGATIVE_INFINITY;

  const write = async () => {
    const now = clock();
    if (now.getTime() - writtenAt < writeInterval) return q('select 1');
    await q('update readiness set written_at = $1', [now.toISOString()]);
    writtenAt = now.getTime();
  };

  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async ({ log }) => {
    try {
      await write();
    } catch (error) {
      if (asServiceError(error).code === 'internal') logUnexpected(log, error);
      throw new ServiceError('unavailable', 'The database cannot be used.');
    }
    const fault = faultAt();
    if (fault && clock().getTime() - fault.getTime() < faultLasts)
      throw new ServiceError('unavailable', 'What is stored could not be read or written.');
    if (!hasRoom()) throw new ServiceError('unavailable', 'The disk of the database is full.');
    return { status: 'ok' };
  });
}
