import { after } from 'node:test';
import { type Client, createClient } from './client';
import { areaToken } from './signIn';
import { startTestServices } from './startTestServices';

/** Services for the tests of one file, which are gone after them, and clients that are signed in to them. */
export async function servicesForTests(options: Parameters<typeof startTestServices>[0] = {}) {
  const services = await startTestServices(options);
  after(() => services.dispose());
  const clientOf = async (user: string, contract?: string): Promise<Client> =>
    createClient(services.url, await areaToken(services.url, user, contract));
  return { services, clientOf };
}
