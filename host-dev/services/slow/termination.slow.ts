import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drainTime } from '../app/drain';
import { signIn, startServiceProcess, temporaryPlace } from '../testing';
import { createSaves, outcomeOf } from './savesOfMany';

describe('a service that is told to end under load', () => {
  it('finishes what it took on, ends with 0 and has printed no secret', async (test) => {
    const { location, remove } = await temporaryPlace();
    const service = await startServiceProcess(location, { VP_LOG: 'info' });
    test.after(() => service.end('SIGKILL'));
    const { tokens } = await signIn(service.url, 'petra');
    const { saves, send, versionsBefore } = await createSaves(service.url, 100);
    const sending = saves.map(send);
    await Promise.race(sending);
    const signalledAt = Date.now();
    assert.equal(await service.end('SIGTERM'), 0);
    const hadTime = Date.now() - signalledAt < drainTime;
    await Promise.all(sending);
    // what it no longer took on was refused or not connected, and nothing of it is stored
    for (const { status } of saves) assert.ok(status === undefined || status === 200 || status === 503);
    for (const secret of [tokens.access_token, tokens.refresh_token, tokens.id_token, 'demo', 'petra'])
      assert.ok(!service.output().includes(secret), 'a secret was printed');

    const again = await startServiceProcess(location);
    test.after(() => again.end('SIGKILL'));
    const outcome = await outcomeOf(again.url, saves, versionsBefore);
    const acknowledged = saves.filter(({ status }) => status === 200).length;
    assert.deepEqual([outcome.lost, outcome.torn], [0, 0]);
    // on a machine so busy that ten seconds were not enough, the rest was cut off: stored, but not acknowledged
    if (hadTime) assert.equal(outcome.stored, acknowledged);
    await again.end('SIGTERM');
    await remove();
  });
});
