import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { changedFiles, usualBase } from './changedFiles';

let folder = '';
const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...command], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'changes');
  return git('rev-parse', 'HEAD');
};

describe('changed files', () => {
  let first = '';

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
  });
  beforeEach(() => {
    for (const file of ['edited.ts', 'staged.ts', 'removed.ts', 'same.ts']) write(file, 'before');
    write('.gitignore', 'dist');
    first = commit();
    write('edited.ts', 'after');
    write('staged.ts', 'after');
    git('add', 'staged.ts');
    rmSync(path.join(folder, 'removed.ts'));
    write('größe neu.ts', 'new');
    write('dist', 'built');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('are those that are edited, staged, new or gone, but not what git ignores', () => {
    assert.deepEqual(changedFiles('HEAD', folder), {
      present: ['edited.ts', 'größe neu.ts', 'staged.ts'],
      gone: ['removed.ts'],
    });
  });

  it('are none once they are committed, and the same since the commit before', () => {
    const now = changedFiles('HEAD', folder);
    commit();
    assert.deepEqual(changedFiles('HEAD', folder), { present: [], gone: [] });
    assert.deepEqual(changedFiles(first, folder), now);
    rmSync(path.join(folder, 'größe neu.ts'));
  });

  it('are counted from where the work parted from origin/main, or from the last commit', () => {
    assert.equal(usualBase(folder), 'HEAD');
    git('update-ref', 'refs/remotes/origin/main', first);
    commit();
    assert.equal(usualBase(folder), first);
    git('update-ref', '-d', 'refs/remotes/origin/main');
  });

  it('cannot be told from a commit that is not there', () => {
    assert.throws(() => changedFiles('nowhere', folder), /nowhere/);
  });
});
