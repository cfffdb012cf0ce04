import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { ServiceError } from './http/ServiceError';
import { createPasswords } from './passwords';

describe('passwords', () => {
  it('are kept by scrypt with N = 2^17, which the hash says, and are told from others', async () => {
    const { hash, matches } = createPasswords();
    const stored = await hash('Sonnenblume 7');
    const [cost, salt = '', key] = stored.split('.');
    const expected = scryptSync('Sonnenblume 7', Buffer.from(salt, 'base64url'), 32, {
      N: 2 ** 17,
      r: 8,
      p: 1,
      maxmem: 2 ** 28,
    });
    assert.deepEqual([cost, key], ['17', expected.toString('base64url')]);
    assert.equal(await matches('Sonnenblume 7', stored), true);
    assert.equal(await matches('Sonnenblume 8', stored), false);
    assert.notEqual(await hash('Sonnenblume 7'), stored);
  });

  it('that were hashed for less still match, and are said to be outdated', async () => {
    const salt = Buffer.alloc(16, 7);
    const first = `${salt.toString('base64url')}.${scryptSync('demo', salt, 32).toString('base64url')}`;
    const { hash, matches, isOutdated } = createPasswords(10);
    assert.equal(await matches('demo', first), true);
    assert.equal(await matches('Demo', first), false);
    assert.equal(isOutdated(first), false); // 14 is more than the 10 of this test
    assert.equal(createPasswords().isOutdated(first), true);
    assert.equal(createPasswords().isOutdated(await hash('demo')), true);
    assert.equal(isOutdated(await hash('demo')), false);
  });

  it('match nothing where nothing is stored', async () => {
    const { matches } = createPasswords(10);
    for (const password of ['', 'demo']) assert.equal(await matches(password, undefined), false);
  });

  it('are looked at two at once and twenty more in turn; who comes then is told to come back', async () => {
    const { hash, matches } = createPasswords(10);
    const stored = await hash('demo');
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => matches('demo', stored)));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    assert.equal(refused.length, 8);
    for (const error of refused) assert.ok(error instanceof ServiceError && error.code === 'unavailable');
    assert.equal(await matches('demo', stored), true);
  });
});
