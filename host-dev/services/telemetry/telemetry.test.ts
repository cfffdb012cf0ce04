import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { answerProblems } from '../http/problems';
import { telemetryRoute } from './index';

describe('telemetry', () => {
  const server = Fastify();
  answerProblems(server);
  telemetryRoute(server);
  after(() => server.close());
  const post = (payload: object) => server.inject({ method: 'POST', url: '/v2/track', payload });

  it('counts what it takes', async () => {
    const response = await post([{ name: 'a', data: {} }, { name: 'b' }]);
    assert.deepEqual(response.json(), { itemsReceived: 2, itemsAccepted: 2, errors: [] });
  });

  it('refuses what is no batch', async () => {
    assert.equal((await post({ name: 'a' })).statusCode, 400);
  });
});
