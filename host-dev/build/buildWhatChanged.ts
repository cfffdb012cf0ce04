import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint';
import { pruneTrials } from './pruneBuilds';
import { buildBundles } from './runWebpack';
import { areaBuild } from './areaBuild';
import { entriesOfArea, entriesOfLoader, entriesOfShell } from './sources';
import { areaNames, outputFolder, shellFolder } from './workspace';

const file = path.join(outputFolder, 'fingerprints.json');

interface Bundle {
  name: string;
  kind: 'host' | 'loader' | 'area';
  /** Where its sources begin. */
  entries: string[];
  /** Something that is there when it was built. */
  output: string;
}

/**
 * Builds the bundles whose sources have changed since their last build, all others stay; names what is built by
 * `say`. Rejects when the build fails.
 *
 * @param without an area that runs from source, and the shell with it.
 */
export async function buildWhatChanged(
  say: (line: string) => void,
  { without }: { without?: string | undefined } = {},
): Promise<void> {
  const known = readFingerprints();
  const stale = bundles()
    .filter(({ name }) => without === undefined || (name !== without && name !== 'shell'))
    .map((bundle) => ({ ...bundle, hash: fingerprint(bundle.entries) }))
    .filter(({ name, hash, output }) => known[name] !== hash || !existsSync(path.join(outputFolder, output)));
  if (stale.length === 0) return say('Build is current.');
  say(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await buildBundles(selectionOf(stale));
  const built = Object.fromEntries(stale.map(({ name, hash }) => [name, hash]));
  writeFileSync(file, JSON.stringify({ ...known, ...built }));
  pruneTrials();
}

const bundles = (): Bundle[] => [
  { name: 'shell', kind: 'host', entries: entriesOfShell(), output: `${shellFolder}/assets.json` },
  { name: 'loader', kind: 'loader', entries: entriesOfLoader(), output: 'loader.js' },
  ...areaNames().map((area) => ({
    name: area,
    kind: 'area' as const,
    entries: entriesOfArea(area),
    output: `${areaBuild(area).folder}/area.json`,
  })),
];

const readFingerprints = (): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}; // only written above

/** The selection as webpack's command line takes it: areas in one list. */
function selectionOf(selected: Bundle[]): string[] {
  const areas = selected.filter(({ kind }) => kind === 'area').map(({ name }) => name);
  const others = selected.filter(({ kind }) => kind !== 'area').map(({ kind }) => kind);
  return [...others, ...(areas.length > 0 ? [`area=${areas.join(',')}`] : [])];
}
