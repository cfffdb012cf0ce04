import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { customerTelephoneRoutes } from './customerTelephoneRoutes';
import { keepTelephones } from './keepTelephones';
import { telephoneRoutes } from './telephoneRoutes';
import { createTelephoneStore } from './telephoneStore';

/** What advisors show on their customers' telephones: both sides of it, and the memory between them. */
export async function telephones(app: FastifyInstance, services: Services): Promise<void> {
  const store = createTelephoneStore(services.now);
  telephoneRoutes(app, services, store);
  await app.register(async (scope) => customerTelephoneRoutes(scope, services, store));
  keepTelephones(app, store, services.database.q);
}
