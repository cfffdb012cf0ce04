import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

const area = 'terminabschluss';
const changeset = (name: string, text: string) => `---\n'@vp-digital/${name}': minor\n---\n\n${text}\n`;

describe('npm run bump', () => {
  let copy: WorkspaceCopy;
  before(() => {
    copy = copyWorkspace([area]);
    execFileSync('git', ['init', '--quiet'], { cwd: copy.folder });
    copy.write('.changeset/config.json', readFileSync('.changeset/config.json', 'utf8'));
    copy.write('.changeset/one.md', changeset(area, 'Users: a new question.'));
    copy.write('.changeset/two.md', changeset('core', 'Shell teams: a new message.'));
  });
  after(() => copy.remove());

  const bump = (...names: string[]) => copy.run('host-dev/bump.ts', ...names);

  it('asks for a package that there is', async () => {
    await assert.rejects(bump(), /Which package\? There are core, host-dev, terminabschluss\./);
  });

  it('raises one version by what is new, and leaves all others and the lock file as they are', async () => {
    const files = ['src/package.json', 'host-dev/package.json', 'package-lock.json', '.changeset/two.md'];
    const others = () => files.map(copy.read);
    const beforehand = others();
    const { stdout } = await bump(area);
    assert.match(stdout, /^terminabschluss \d+\.\d+\.0: remotes\/terminabschluss\/CHANGELOG\.md$/m);
    assert.match(copy.read(`remotes/${area}/CHANGELOG.md`), /^## \d+\.\d+\.0\n[^]*Users: a new question\.$/m);
    assert.deepEqual(others(), beforehand);
  });

  it('says so where nothing is new', async () => {
    await assert.rejects(bump(area), /No changeset says what is new in terminabschluss/);
  });
});
