import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Registry } from '@vp-digital/core/shell';
import { integrityOf } from '../build/integrityPlugin';
import type { Release } from '../build/releases';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

const area = 'terminabschluss';

/** Of another area, as far as a release of this one looks at it. */
const otherLine = { version: '3.0.0', lawVersion: '1999', entry: 'areas/other/3.0.0-0000/remoteEntry.js' };

describe('npm run release', () => {
  let copy: WorkspaceCopy;
  before(() => {
    copy = copyWorkspace([area]);
    setVersion('1.0.0', 'src');
    setVersion('1.0.0');
    copy.write('dist/remotes.json', JSON.stringify({ other: otherLine }));
  });
  after(() => copy.remove());

  const release = (...options: string[]) => copy.run('host-dev/release.ts', ...options);
  const json = (file: string) => JSON.parse(copy.read(file)) as unknown;
  const line = () => {
    const { other, [area]: own } = json('dist/remotes.json') as Registry; // written by the build
    assert.deepEqual(other, otherLine, 'the line of another area is left alone');
    return own ?? assert.fail('the area has no line');
  };
  const releases = () => json('dist/releases.json') as Release[]; // written by the release
  const setVersion = (version: string, place = `remotes/${area}`) => {
    const file = `${place}/package.json`;
    copy.write(file, JSON.stringify({ ...(json(file) as object), version }));
  };
  const output = (...names: string[]) => path.join(copy.folder, 'dist', ...names);
  const folder = (version: string) =>
    releases().find((one) => one.version === version)?.folder ?? assert.fail(`${version} is no release`);
  /** Every file with the hash of its content. */
  const content = (version: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(output(folder(version)), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => [path.relative(output(folder(version)), file), integrityOf(readFileSync(file))]),
    );
  let first: Record<string, string>;

  it('refuses an area that computes by another law than the others, before anything is built', async () => {
    await assert.rejects(release(area), /computes by the law of 20\d\d, not so other \(1999\)/);
    assert.equal(existsSync(output('areas')), false);
  });

  it('builds one area into a folder of its own, with the hash of every file', async () => {
    await release(area, '--mix-laws');
    assert.match(folder('1.0.0'), new RegExp(`^areas/${area}/1\\.0\\.0-[0-9a-f]{10}$`));
    assert.ok(line().entry.startsWith(`${folder('1.0.0')}/`));
    first = content('1.0.0');
    const known = json(`dist/${folder('1.0.0')}/integrity.json`) as Record<string, string>;
    for (const [file, hash] of Object.entries(known)) assert.equal(first[file], hash, file);
    for (const [file, hash] of Object.entries(line().integrity))
      assert.equal(first[path.relative(folder('1.0.0'), file)], hash, file);
  });

  it('never builds a version that is out from other sources', async () => {
    const foreign = 'locales/de/pkv/pkvCosts.json';
    copy.write(foreign, `${copy.read(foreign)}\n`);
    await release(area, '--mix-laws'); // the same sources are the same release, whatever others have changed
    assert.equal(releases().length, 1);
    const mount = `remotes/${area}/mount.tsx`;
    copy.write(mount, `${copy.read(mount)}\nexport {};\n`);
    await assert.rejects(release(area, '--mix-laws'), /1\.0\.0 is out, from other sources/);
    assert.equal(line().version, '1.0.0');
  });

  it('puts the next version beside it: open tabs go on with what they have', async () => {
    setVersion('1.1.0');
    await release(area, '--mix-laws');
    assert.equal(line().version, '1.1.0');
    assert.notEqual(folder('1.1.0'), folder('1.0.0'));
    assert.deepEqual(content('1.0.0'), first);
  });

  it('never releases with a core whose number is out with other content', async () => {
    const shared = 'src/parts/index.ts';
    const [before, current] = [copy.read(shared), content('1.1.0')];
    copy.write(shared, `${before}\nexport const addedSince = 1;\n`);
    setVersion('1.2.0');
    await assert.rejects(
      release(area, '--mix-laws'),
      /The core 1\.0\.0 is out with terminabschluss 1\.0\.0, from other sources\. Raise the version in src/,
    );
    assert.equal(line().version, '1.1.0');
    assert.deepEqual(content('1.1.0'), current);
    copy.write(shared, before);
    setVersion('1.1.0');
  });

  it('sets an earlier one back without a build, and the later one again', async () => {
    const second = content('1.1.0');
    const lineOfSecond = line();
    copy.write(`remotes/${area}/mount.tsx`, 'nothing that could be built (');
    await release(area, '--to', '1.0.0');
    assert.deepEqual(line(), json(`dist/${folder('1.0.0')}/release.json`));
    assert.deepEqual([content('1.0.0'), content('1.1.0')], [first, second]);
    assert.deepEqual(
      releases().map(({ version, until }) => [version, until !== undefined]),
      [
        ['1.0.0', false],
        ['1.1.0', true],
      ],
    );
    await release(area, '--to', '1.1.0');
    assert.deepEqual(line(), lineOfSecond);
    await assert.rejects(release(area, '--to', '7.0.0'), /was never released\. There are: 1\.0\.0, 1\.1\.0/);
  });

  it('removes on demand what neither the registry nor a tab nor who sets one back needs', async () => {
    assert.match((await release('--prune')).stdout, /^Nothing is to be removed\.$/m);
    await release(area, '--to', '1.0.0');
    const longAgo = new Date(0).toISOString();
    const old = { area, version: '0.9.0', folder: `areas/${area}/0.9.0-0000`, at: longAgo, until: longAgo };
    const later = [3, 4, 5, 6].map((minor) => ({
      ...old,
      version: `1.${minor}.0`,
      folder: `areas/${area}/${minor}`,
    }));
    const tooOld = releases().map((one) => ({ ...one, until: longAgo }));
    copy.write('dist/releases.json', JSON.stringify([old, ...tooOld, ...later]));
    copy.write(`dist/${old.folder}/release.json`, '{}');
    for (const number of [1, 2, 3, 4]) {
      mkdirSync(output('areas', area, `trial-${number}`));
      utimesSync(output('areas', area, `trial-${number}`), number, number);
    }
    const { stdout } = await release('--prune');
    const removed = stdout.split('\n').filter((text) => text.startsWith('dist/'));
    assert.deepEqual(removed, [`dist/${old.folder}`, `dist/areas/${area}/trial-1`]);
    assert.equal(existsSync(output(old.folder)), false);
    assert.deepEqual(content('1.0.0'), first);
    assert.ok(existsSync(output(folder('1.1.0'))), 'one of the last five');
    await assert.rejects(release(area, '--to', '0.9.0'), /is not kept any more/);
  });
});
