import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { patience } from '../testing/patience';
import { createServer } from './createServer';
import { prepareDrain } from './drain';

describe('a server that ends', () => {
  it('waits for its requests and for no connection on which nothing is asked', {
    timeout: patience(60_000),
  }, async (test) => {
    const server = createServer({ logLevel: 'silent' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      server.get('/', async () => {
        resolve();
        await answered;
        return { status: 'ok' };
      });
    });
    const drain = prepareDrain(server);
    const { port } = new URL(await server.listen({ port: 0 }));
    const unused = connect(Number(port), 'localhost');
    await once(unused, 'connect');
    const agent = new Agent({ keepAlive: true });
    const call = request({ port, agent }).end();
    await asked;

    // the clock of its impatience stands still: nothing is cut off
    test.mock.timers.enable({ apis: ['setTimeout'] });
    const drained = drain();
    answer();
    const [response] = (await once(call, 'response')) as [IncomingMessage]; // what this event hands over
    response.resume();
    assert.equal(response.statusCode, 200);
    await drained;
    agent.destroy();
  });
});
