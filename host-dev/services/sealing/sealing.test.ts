import assert from 'node:assert/strict';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startServices } from '../startServices';
import { temporaryFolder, temporaryPlace, testClock } from '../testing';
import { testCost } from '../testing/testCost';
import { addKey, checkedKeys, folderKeys } from './folderKeys';
import { seal, unseal } from './seal';

const now = testClock();

describe('keys in a folder', () => {
  it('are made for their owner only, and the newest one seals', async (test) => {
    const { location, remove } = await temporaryFolder();
    test.after(remove);
    const first = addKey(location.keysFolder, now);
    const second = addKey(location.keysFolder, new Date(now.getTime() + 1000));
    assert.equal(statSync(location.keysFolder).mode & 0o777, 0o700);
    assert.deepEqual(
      readdirSync(location.keysFolder).map((name) => statSync(join(location.keysFolder, name)).mode & 0o777),
      [0o600, 0o600],
    );
    assert.deepEqual(checkedKeys(location.keysFolder), [first, second]);
    const keys = folderKeys(location.keysFolder);
    assert.equal((await keys.current()).id, second);
    assert.equal((await keys.find(first))?.id, first);
    assert.equal(await keys.find('../../etc/passwd'), undefined);
  });

  it('seal with the one made last, also when the clock went back; what is unfinished is none', async (test) => {
    const { location, remove } = await temporaryFolder();
    test.after(remove);
    addKey(location.keysFolder, now);
    const later = addKey(location.keysFolder, new Date(now.getTime() - 3_600_000));
    writeFileSync(join(location.keysFolder, '29990101T000000Z-00000000.key.unfinished'), '', { mode: 0o600 });
    assert.equal((await folderKeys(location.keysFolder).current()).id, later);
  });

  it('are refused when they belong to another user', { skip: process.getuid?.() !== 0 }, async (test) => {
    const { location, remove } = await temporaryFolder();
    test.after(remove);
    addKey(location.keysFolder, now);
    chownSync(location.keysFolder, 12_345, 12_345);
    assert.throws(() => checkedKeys(location.keysFolder), /belongs to another user/);
  });

  it('are refused when others may read them, and when they are not the keys of their names', async (test) => {
    const { location, remove } = await temporaryFolder();
    test.after(remove);
    const id = addKey(location.keysFolder, now);
    const file = join(location.keysFolder, `${id}.key`);
    chmodSync(location.keysFolder, 0o755);
    assert.throws(() => checkedKeys(location.keysFolder), /open to others: keys need 0700/);
    chmodSync(location.keysFolder, 0o700);
    chmodSync(file, 0o644);
    assert.throws(() => checkedKeys(location.keysFolder), /open to others: keys need 0600/);
    chmodSync(file, 0o600);
    writeFileSync(file, Buffer.alloc(32, 1).toString('base64'));
    assert.throws(() => checkedKeys(location.keysFolder), /does not hold the key of its name/);
  });

  it('open what they have sealed only as what it was sealed for, and never twice the same', async (test) => {
    const { location, remove } = await temporaryFolder();
    test.after(remove);
    addKey(location.keysFolder, now);
    const key = await folderKeys(location.keysFolder).current();
    const content = Buffer.from('%PDF');
    const sealed = seal(content, key, 'one');
    assert.deepEqual(unseal(sealed, key, 'one'), content);
    assert.equal(unseal(sealed, key, 'other'), undefined);
    assert.equal(unseal(sealed, { ...key, bytes: Buffer.alloc(32) }, 'one'), undefined);
    assert.notDeepEqual(seal(content, key, 'one'), sealed);
  });
});

describe('services', { skip: process.env.DATABASE_URL !== undefined }, () => {
  it('do not start with keys that are open to others, nor without a place for them', async (test) => {
    const { location, remove } = await temporaryPlace();
    test.after(remove);
    const start = (keysFolder: string | undefined) =>
      startServices({ ...location, keysFolder, port: 0, clock: testClock, logLevel: 'silent' });
    mkdirSync(location.keysFolder, { mode: 0o700 });
    addKey(location.keysFolder, now);
    chmodSync(location.keysFolder, 0o750);
    await assert.rejects(start(location.keysFolder), /open to others/);
    await assert.rejects(start(undefined), /Say in VP_KEYS/);
    chmodSync(location.keysFolder, 0o700);
    await (await start(location.keysFolder)).close();
    await assert.rejects(start(join(location.dataFolder, 'keys')), /lies inside the data/);
  });

  it('make a first key by themselves only for development and demos, and say so', async (test) => {
    const { location, remove } = await temporaryPlace();
    test.after(remove);
    const made: string[] = [];
    const options = {
      ...location,
      port: 0,
      clock: testClock,
      logLevel: 'silent',
      passwordCost: testCost,
    } as const;
    await assert.rejects(startServices(options), /Make the first one: VP_KEYS=.*keys\.ts new/);
    const onKeyMade = (folder: string) => made.push(folder);
    await (await startServices({ ...options, environment: 'dev', onKeyMade })).close();
    assert.deepEqual(made, [location.keysFolder]);
  });
});
