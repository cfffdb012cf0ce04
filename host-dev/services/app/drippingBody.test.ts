import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { answerProblems } from '../http/problems';
import { createServer } from './createServer';

/** Sends the first letters of a body of this length to a route of its own, and answers what came until the server closed. */
async function drip(length: number): Promise<string> {
  const server = createServer({ logLevel: 'silent', timeouts: { answer: 100, bytes: 180_000 } });
  answerProblems(server);
  server.post('/', () => ({}));
  const { hostname, port } = new URL(await server.listen({ port: 0 }));
  try {
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, '')).setEncoding('utf8');
    let heard = '';
    socket.on('data', (part: string) => (heard += part));
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
    socket.write(`content-length: ${length}\r\n\r\n{"name":`);
    await once(socket, 'end', { signal: AbortSignal.timeout(20_000) });
    socket.destroy();
    return heard;
  } finally {
    await server.close();
  }
}

describe('a body that drips', () => {
  for (const [name, length, status] of [
    ['that does not come in time', 1_000, 503],
    ['that is too large', 10_000_000, 413],
  ] as const)
    it(`keeps no connection once it is answered: one ${name}`, async () => {
      const heard = await drip(length);
      assert.match(heard, new RegExp(`^HTTP/1.1 ${status} `));
      assert.match(heard, /^connection: close/im);
    });
});
