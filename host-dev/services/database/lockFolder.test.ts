import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, type TestContext } from 'node:test';
import { lockFolder } from './lockFolder';
import { newOwner, readOwner, thisPlace } from './lockOwner';

const isLinux = process.platform === 'linux';

/** A container on this machine, one on another machine, this machine before it was started again. */
const elsewhere = {
  'another container': { ...thisPlace(), host: 'other', processes: 'pid:[1]' },
  'a container of the same name on another machine': { ...thisPlace(), boot: 'other', processes: 'pid:[1]' },
  'before a start of the machine': { ...thisPlace(), boot: 'earlier' },
  'another machine with the same folder': { ...thisPlace(), host: 'other', boot: 'other' },
};

describe('the lock of a data folder', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vp-lock-'));
    file = join(folder, 'process.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const leaveLock = (owner: object) =>
    writeFileSync(file, JSON.stringify({ ...newOwner(thisPlace()), ...owner }));
  const owner = () => readOwner(readFileSync(file, 'utf8'));
  const isTaken = async () => {
    const lock = await lockFolder(folder);
    lock.release();
    return !existsSync(file);
  };

  it('is held until it is given back', async () => {
    const lock = await lockFolder(folder);
    await assert.rejects(lockFolder(folder), new RegExp(`in use by process ${process.pid} on .*VP_DATA`));
    assert.equal(owner()?.pid, process.pid);
    lock.release();
    assert.ok(await isTaken());
  });

  it('of a dead process of this machine is taken over at once', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    leaveLock({ pid });
    assert.ok(await isTaken());
  });

  it('of a process whose number belongs to another one by now is taken over at once', async () => {
    leaveLock({ pid: process.ppid, start: '1' });
    assert.ok(await isTaken());
  });

  it('of a process that has ended but that nobody waited for is taken over at once', {
    skip: !isLinux,
  }, async (test) => {
    // the shell becomes a program that never waits for its child
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    test.after(() => parent.kill('SIGKILL'));
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(printed);
    // a shell would wait for a child that ends before
    while (!/\(sleep\)/.test(statusOf(parent.pid ?? 0))) await new Promise(setImmediate);
    process.kill(pid, 'SIGKILL');
    while (!/\) Z /.test(statusOf(pid))) await new Promise(setImmediate);
    leaveLock({ pid, start: statusOf(pid).split(') ')[1]?.split(' ')[19] });
    assert.ok(await isTaken());
  });

  it('of elsewhere is taken over after twenty seconds without a sign of life, and not before', async (test) => {
    for (const [name, place] of Object.entries(elsewhere)) {
      const { pass } = fakeClock(test);
      leaveLock({ ...place, pid: process.pid });
      const taking = lockFolder(folder);
      await pass(19);
      assert.deepEqual([owner()?.host, owner()?.boot], [place.host, place.boot], name);
      await pass(1);
      (await taking).release();
      test.mock.timers.reset();
    }
  });

  it('that was never written to its end, or says something else, needs no person', async (test) => {
    for (const text of ['', '{"id":', '1', 'null']) {
      const { pass } = fakeClock(test);
      writeFileSync(file, text);
      const taking = lockFolder(folder);
      await pass(20);
      (await taking).release();
      test.mock.timers.reset();
    }
  });

  it('of a living process elsewhere is respected, whatever the clocks say, for as long as it lives', async (test) => {
    const { pass } = fakeClock(test);
    const lock = await lockFolder(folder, { place: elsewhere['another container'] });
    const before = readFileSync(file, 'utf8');
    for (let start = 0; start < 3; start++) {
      const refused = assert.rejects(lockFolder(folder), /in use by process \d+ on other/);
      await pass(7);
      await refused;
    }
    assert.equal(readFileSync(file, 'utf8'), before);
    lock.release();
    assert.ok(await isTaken());
  });

  it('is waited for when it is given back meanwhile', async (test) => {
    const { pass } = fakeClock(test);
    leaveLock(elsewhere['another container']);
    const taking = lockFolder(folder);
    await pass(3);
    rmSync(file);
    await pass(1);
    (await taking).release();
  });

  it('that has become another process’s ends its owner with the next sign of life', async (test) => {
    const { pass } = fakeClock(test);
    const lost: string[] = [];
    const lock = await lockFolder(folder, { onLost: ({ message }) => lost.push(message) });
    leaveLock({ pid: 4711, host: 'other' });
    const foreign = readFileSync(file, 'utf8');
    await pass(5);
    assert.equal(lost.length, 1);
    assert.match(lost.join(), /in use by process 4711 on other/);
    lock.release();
    assert.equal(readFileSync(file, 'utf8'), foreign);
  });

  it('is looked at before anything is written once the process stood still', async (test) => {
    const lost: string[] = [];
    const lock = await lockFolder(folder, { onLost: ({ message }) => lost.push(message) });
    leaveLock({ pid: 4711, host: 'other' });
    lock.confirm();
    assert.deepEqual(lost, []);
    const now = performance.now();
    test.mock.method(performance, 'now', () => now + 11_000);
    lock.confirm();
    assert.equal(lost.length, 1);
  });

  it('that somebody deleted is made anew', async (test) => {
    const { pass } = fakeClock(test);
    const lock = await lockFolder(folder);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    await pass(5);
    assert.equal(readFileSync(file, 'utf8'), text);
    lock.release();
  });

  it('is given to one of many that find it left behind', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    leaveLock({ pid });
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  });
});

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8');

function fakeClock(test: TestContext) {
  test.mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.now() });
  return {
    /** Second by second, with all that follows from each. */
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        test.mock.timers.tick(1000);
        await new Promise(setImmediate);
      }
    },
  };
}
