import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn, startServiceProcess, temporaryPlace } from '../testing';
import { createSaves, outcomeOf } from './savesOfMany';

describe('a service that is told to end under load', () => {
  it('finishes what it took on, within ten seconds, ends with 0 and has printed no secret', async () => {
    const { location, remove } = await temporaryPlace();
    const service = await startServiceProcess(location, { VP_LOG: 'info' });
    const { tokens } = await signIn(service.url, 'petra');
    const { saves, send, versionsBefore } = await createSaves(service.url, 200);
    const sending = Promise.all(saves.map(send));
    while (!saves.some(({ status }) => status === 200)) await wait(1);
    const told = Date.now();
    assert.equal(await service.end('SIGTERM'), 0);
    assert.ok(Date.now() - told < 15_000);
    await sending;
    // what it no longer took on was refused or not connected, and nothing of it is stored
    for (const { status } of saves) assert.ok(status === undefined || status === 200 || status === 503);
    for (const secret of [tokens.access_token, tokens.refresh_token, tokens.id_token, 'demo', 'petra'])
      assert.ok(!service.output().includes(secret), 'a secret was printed');

    const again = await startServiceProcess(location);
    const outcome = await outcomeOf(again.url, saves, versionsBefore);
    const acknowledged = saves.filter(({ status }) => status === 200).length;
    assert.deepEqual(outcome, { lost: 0, torn: 0, stored: acknowledged });
    await again.end('SIGTERM');
    await remove();
  });
});
