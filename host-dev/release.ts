import { parseArgs } from 'node:util';
import { areaBuild } from './build/areaBuild';
import { readAreaManifest } from './build/areaManifest';
import { writeIndexPage } from './build/indexPage';
import { readRegistry, writeRegistryEntry } from './build/registry';
import { pruneReleases, pruneTrials } from './build/pruneBuilds';
import { isKept, lineOf, notePublished, readReleases, type Release } from './build/releases';
import { buildBundles } from './build/runWebpack';
import { listed, noteFormer } from './build/setBack';
import { contentOf } from './build/fingerprint';
import { entriesOfCore } from './build/sources';
import { areaNames, coreVersion } from './build/workspace';

/**
 * `npm run release -- pkv` builds one area and writes its line into the registry; `npm run release -- pkv --to 1.2.0`
 * sets the line of an earlier release again, without a build, until the next release; `npm run release -- --list` says what is out
 * and what there was; `npm run release -- --prune` removes what neither the registry nor an open tab nor who sets one back needs.
 */
async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.list) return console.log(listed(readReleases(), isKept));
  if (values.prune) return prune();
  const [area] = positionals;
  if (!area || !areaNames().includes(area))
    throw new Error(`Which area? There are ${areaNames().join(', ')}.`);
  await (values.to === undefined ? release(area, values['mix-laws']) : setBack(area, values.to));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        list: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        'mix-laws': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new Error(
      `${reason}. There are: AREA, AREA --to VERSION, AREA --mix-laws, --list, --prune; AREA is one of ${areaNames().join(', ')}.`,
    );
  }
}

async function release(area: string, mixLaws: boolean): Promise<void> {
  const { version, folder } = areaBuild(area);
  const known = readReleases().find((other) => other.area === area && other.version === version);
  if (known && known.folder !== folder)
    throw new Error(
      `${area} ${version} is out, from other sources. Raise the version in remotes/${area}/package.json.`,
    );
  const built = known && isKept(known) ? known : undefined;
  const core = { version: coreVersion, content: contentOf(entriesOfCore()) };
  if (!built) assertOneCore(core);
  const { lawVersion } = built ? lineOf(built) : await readAreaManifest(areaBuild(area));
  assertOneLaw(area, lawVersion, mixLaws);
  noteFormer(area, version); // before the build, which takes its place
  if (!built) await buildBundles([`area=${area}`]);
  publish(known ?? { area, version, folder, core, at: new Date().toISOString() });
  console.log(`${area} ${version} is out: dist/${folder}`);
}

function setBack(area: string, version: string): void {
  const releases = readReleases().filter((other) => other.area === area);
  const wanted = releases.find((other) => other.version === version);
  if (!wanted || !isKept(wanted)) {
    const kept = releases.filter(isKept).map((other) => other.version);
    const reason = wanted ? 'is not kept any more' : 'was never released';
    throw new Error(`${area} ${version} ${reason}. There are: ${kept.join(', ') || 'none yet'}.`);
  }
  publish(wanted);
  console.log(`${area} is at ${version} again: dist/${wanted.folder}`);
}

function publish(release: Release): void {
  notePublished(release, new Date());
  writeRegistryEntry(release.area, lineOf(release));
  writeIndexPage();
}

function prune(): void {
  const removed = [...pruneReleases(new Date()), ...pruneTrials()];
  console.log(
    removed.length === 0 ? 'Nothing is to be removed.' : removed.map((name) => `dist/${name}`).join('\n'),
  );
}

/** By its version an area takes the floors of the shell for those that it was built with. */
function assertOneCore({ version, content }: NonNullable<Release['core']>): void {
  const other = readReleases().find(({ core }) => core?.version === version && core.content !== content);
  if (!other) return;
  throw new Error(
    `The core ${version} is out with ${other.area} ${other.version}, from other sources. Raise the version in src/package.json.`,
  );
}

/** Two areas that compute with different years' law would show two numbers for one fact. */
function assertOneLaw(area: string, lawVersion: string, mixLaws: boolean): void {
  const others = Object.entries(readRegistry()).filter(
    ([name, line]) => name !== area && line.lawVersion !== lawVersion,
  );
  if (others.length === 0 || mixLaws) return;
  const list = others.map(([name, line]) => `${name} (${line.lawVersion})`).join(', ');
  throw new Error(
    `${area} computes by the law of ${lawVersion}, not so ${list}. Release them too, or say --mix-laws.`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
