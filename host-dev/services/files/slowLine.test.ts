import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { describe, it } from 'node:test';
import { areaToken, householdId } from '../testing';
import { patience } from '../testing/patience';
import { servicesForTests } from '../testing/servicesForTests';

const { services } = await servicesForTests({
  timeouts: { answer: patience(5_000), bytes: patience(120_000) },
});

const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, ' ')]);

describe('over a slow line', () => {
  it('a file arrives, however long that takes after any other call would have been refused', async () => {
    const token = await areaToken(services.url, 'petra', '4711');
    const begin = (method: string, path: string, headers: Record<string, string>) =>
      request(services.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...headers },
      });
    const upload = begin('POST', `/api/households/${householdId(1)}/files`, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': "attachment; filename*=UTF-8''Langsam.pdf",
    });
    const change = begin('PATCH', `/api/households/${householdId(1)}/sections/goals`, {
      'content-type': 'application/json',
      'content-length': '1000',
      'if-match': '"1"',
    });
    upload.write(file.subarray(0, 100_000));
    change.write('{');
    assert.equal(await statusOf(change), 503);
    upload.end(file.subarray(100_000));
    assert.equal(await statusOf(upload), 201);
  });
});

async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // what this event hands over
  answer.resume();
  return answer.statusCode;
}
