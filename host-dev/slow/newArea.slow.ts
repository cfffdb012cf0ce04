import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

const sources = ['remotes/probe', 'src/reference'];
const texts = ['locales/de/probe', 'locales/en/probe'];

describe('an area that the generator adds', () => {
  let copy: WorkspaceCopy;
  before(() => {
    copy = copyWorkspace(readdirSync('remotes'));
  });
  after(() => copy.remove());

  it('is there with a page and texts, once and under a name that fits', async () => {
    const { stdout } = await copy.run('host-dev/area.ts', 'probe', 'Probe');
    assert.match(stdout, /^remotes\/probe\/mount\.tsx$/m);
    await assert.rejects(copy.run('host-dev/area.ts', 'probe'), /There is an area “probe” already/);
    await assert.rejects(copy.run('host-dev/area.ts', 'Groß & klein'), /small letters/);
  });

  it('has types that fit everything else', async () => {
    await copy.run('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false');
  });

  it('breaks no rule: floors, formatting, texts, sizes', async () => {
    await copy.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...sources);
    await copy.run('node_modules/@biomejs/biome/bin/biome', 'format', ...sources, ...texts);
    await copy.run('host-dev/checks/locales.ts');
    await copy.run('host-dev/checks/fileSizes.ts');
    await copy.run('host-dev/checks/owners.ts');
  });

  it('has a test of its page, which passes', async () => {
    const { stderr } = await copy.run('node_modules/jest/bin/jest.js', 'remotes/probe', '--ci');
    assert.match(stderr, /Tests:\s+1 passed, 1 total/);
  });

  it('is built alone, with its tab in both languages', async () => {
    await copy.run('host-dev/release.ts', 'probe');
    const registry = JSON.parse(copy.read('dist/remotes.json')) as unknown;
    assert.deepEqual(Object.keys(registry as object), ['probe']);
    assert.match(copy.read('dist/remotes.json'), /"tab": \{\s+"de": "Probe",\s+"en": "Probe"/);
  });
});
