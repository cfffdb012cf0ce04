import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { lockFolder } from './lockFolder';

describe('the lock of a data folder', () => {
  let folder = '';
  let file = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'vp-lock-'));
    file = join(folder, 'process.lock');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('is held until it is given back', () => {
    const unlock = lockFolder(folder);
    assert.equal(readFileSync(file, 'utf8'), String(process.pid));
    assert.throws(() => lockFolder(folder), /in use by process/);
    unlock();
    assert.ok(!existsSync(file));
    lockFolder(folder)();
  });

  it('of a dead process is taken over', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, String(pid));
    const unlock = lockFolder(folder);
    assert.equal(readFileSync(file, 'utf8'), String(process.pid));
    unlock();
  });

  it('that bears our own number but is not ours is that of a dead process', () => {
    writeFileSync(file, String(process.pid));
    lockFolder(folder)();
    assert.ok(!existsSync(file));
  });

  it('of a living process, or of one that is just writing it, is respected', () => {
    for (const owner of [String(process.ppid), '']) {
      writeFileSync(file, owner);
      assert.throws(() => lockFolder(folder), /VP_DATA/);
      assert.equal(readFileSync(file, 'utf8'), owner);
    }
    rmSync(file);
  });
});
