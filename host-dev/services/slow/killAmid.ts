import { once } from 'node:events';
import type { TestContext } from 'node:test';
import type { StartOptions } from '../startServices';
import { type Answer, areaToken, type Client, createClient, startServiceProcess } from '../testing';

/** Something that is written whole or not at all: sent with a key of its own, and what became of it. */
export interface RepeatedRequest<Body = unknown> {
  send(client: Client): Promise<Answer<Body>>;
  /** Undefined while nobody has answered: the connection broke, or it was not sent. */
  answer?: Answer<Body>;
}

export type DataPlace = Pick<StartOptions, 'dataFolder' | 'databaseUrl'>;

const clientOf = async (url: string): Promise<Client> =>
  createClient(url, await areaToken(url, 'petra', '4711'));

/**
 * Sends requests all at once to services of their own, which are killed as soon as so many are acknowledged; then starts them
 * again on the same data.
 */
export async function killAmid<Of extends RepeatedRequest>(
  test: TestContext,
  place: DataPlace,
  {
    prepare,
    enough,
    acknowledged,
  }: { prepare(client: Client): Promise<Of[]>; enough: number; acknowledged: number },
): Promise<{ requests: Of[]; client: Client; end(): Promise<unknown> }> {
  const service = await startServiceProcess(place);
  test.after(() => service.end('SIGKILL'));
  const client = await clientOf(service.url);
  const requests = await prepare(client);
  const ended = once(service.child, 'exit');
  let count = 0;
  await Promise.all(
    requests.map(async (request) => {
      const answer = await request.send(client).catch(() => undefined);
      if (!answer) return;
      request.answer = answer;
      if (answer.status === acknowledged) count += 1;
      if (count >= enough) service.child.kill('SIGKILL');
    }),
  );
  await ended;
  const again = await startServiceProcess(place);
  test.after(() => again.end('SIGKILL'));
  return { requests, client: await clientOf(again.url), end: () => again.end('SIGTERM') };
}
