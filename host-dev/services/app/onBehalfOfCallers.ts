import type { FastifyInstance } from 'fastify';
import { onBehalfOf } from '../database';

/**
 * What a request asks of the database is asked in the name of its address, until `authorize` knows its user. Twice: what
 * follows the reading of a body does not follow from what went before it.
 */
export function onBehalfOfCallers(app: FastifyInstance): void {
  app.addHook('onRequest', ({ ip }, _reply, done) => onBehalfOf(ip, done));
  app.addHook('preHandler', ({ ip }, _reply, done) => onBehalfOf(ip, done));
}
