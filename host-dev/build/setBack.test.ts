import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RegistryEntry } from '@vp-digital/core/shell';
import type * as Releases from './releases';
import type * as SetBack from './setBack';
import type * as Workspace from './workspace';

const outputFolder = mkdtempSync(path.join(tmpdir(), 'vp-set-back-'));
jest.doMock('./workspace', () => ({
  ...jest.requireActual<typeof Workspace>('./workspace'),
  outputFolder,
}));
const { lineOf, notePublished, readReleases } = jest.requireActual<typeof Releases>('./releases');
const { listed, noteFormer, publishBuild, setBackTo } = jest.requireActual<typeof SetBack>('./setBack');
type Release = Releases.Release;

const inOutput = (...parts: string[]) => path.join(outputFolder, ...parts);
const now = new Date('2026-11-30T10:00:00Z');

beforeEach(() => {
  rmSync(outputFolder, { recursive: true });
  mkdirSync(outputFolder);
});
afterAll(() => rmSync(outputFolder, { recursive: true }));

const folderOf = (area: string, version: string) => `areas/${area}/${version}-0000`;

/** As a build leaves it: the line beside its files. */
function built(area: string, version: string): RegistryEntry {
  const folder = folderOf(area, version);
  const versions = { version, contractVersion: '1.0.0', coreVersion: '1.0.0', lawVersion: '2026' };
  const line: RegistryEntry = {
    ...versions,
    entry: `${folder}/remoteEntry.js`,
    preload: [],
    css: [],
    integrity: {},
    manifest: { name: area, ...versions, pages: [] },
  };
  mkdirSync(inOutput(folder), { recursive: true });
  writeFileSync(inOutput(folder, 'release.json'), JSON.stringify(line));
  return line;
}

const registry = () => JSON.parse(readFileSync(inOutput('remotes.json'), 'utf8')) as Registry; // written by the build
const named = (area: string) => registry()[area]?.version;

function release(area: string, version: string): void {
  noteFormer(area, version);
  publishBuild(area, built(area, version));
  notePublished({ area, version, folder: folderOf(area, version), at: now.toISOString() }, now);
  writeFileSync(inOutput('remotes.json'), JSON.stringify({ [area]: built(area, version) }));
}

function setBack(area: string, version: string): void {
  const wanted = readReleases().find((one) => one.area === area && one.version === version);
  if (!wanted) throw new Error(`${version} was never released`);
  notePublished(wanted, now);
  writeFileSync(inOutput('remotes.json'), JSON.stringify({ [area]: lineOf(wanted) }));
}

test.each(['pkv', 'analysis'])(
  'a build leaves %s where it was set back to; the next release ends that',
  (area) => {
    release(area, '1.1.0');
    release(area, '1.2.0');
    setBack(area, '1.1.0');
    expect(publishBuild(area, built(area, '1.2.0'))).toMatchObject({ version: '1.1.0' });
    expect(named(area)).toBe('1.1.0');
    release(area, '1.3.0');
    expect(publishBuild(area, built(area, '1.3.0'))).toBeUndefined();
    expect(named(area)).toBe('1.3.0');
  },
);

test('a build of what was not set back stands in the registry, also beside an area that was', () => {
  release('pkv', '1.1.0');
  release('pkv', '1.2.0');
  setBack('pkv', '1.1.0');
  expect(publishBuild('analysis', built('analysis', '2.0.0'))).toBeUndefined();
  expect([named('analysis'), named('pkv')]).toEqual(['2.0.0', '1.1.0']);
});

test('what a build of everything has put out is in the list before the first release, so that it can be set back to', () => {
  publishBuild('pkv', built('pkv', '1.0.0'));
  release('pkv', '1.1.0');
  expect(readReleases().map(({ version, until }) => [version, until])).toEqual([
    ['1.0.0', now.toISOString()],
    ['1.1.0', undefined],
  ]);
  setBack('pkv', '1.0.0');
  expect(publishBuild('pkv', built('pkv', '1.1.0'))).toMatchObject({ version: '1.0.0' });
  expect(named('pkv')).toBe('1.0.0');
});

test('of the version that is released, and of one in the list, nothing is added', () => {
  publishBuild('pkv', built('pkv', '1.1.0'));
  release('pkv', '1.1.0');
  release('pkv', '1.2.0');
  expect(readReleases().map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
});

test('the list says of every release whether it is out, set back to, or removed', () => {
  const one = (area: string, version: string, until?: string): Release => ({
    area,
    version,
    folder: folderOf(area, version),
    at: '2026-11-01T08:00:00Z',
    ...(until === undefined ? {} : { until }),
  });
  const releases = [
    one('pkv', '1.0.0', '2026-11-02T08:00:00Z'),
    one('analysis', '2.0.0'),
    one('pkv', '1.1.0'),
    one('pkv', '1.2.0', '2026-11-20T08:00:00Z'),
  ];
  expect(setBackTo('pkv', releases)?.version).toBe('1.1.0');
  expect(listed(releases, ({ version }) => version !== '1.0.0').split('\n')).toEqual([
    'analysis 2.0.0, 2026-11-01: out',
    'pkv 1.0.0, 2026-11-01: until 2026-11-02, removed',
    'pkv 1.1.0, 2026-11-01: set back to',
    'pkv 1.2.0, 2026-11-01: until 2026-11-20',
  ]);
  expect(listed([], () => true)).toBe('Nothing was released yet.');
});
