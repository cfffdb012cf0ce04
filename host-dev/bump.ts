import { execFileSync } from 'node:child_process';
import { areaNames, inRoot, packageFile } from './build/workspace';

/**
 * `npm run bump -- analysis`: the changesets of one package raise its version and become the newest part of its
 * `CHANGELOG.md`. Those of other packages wait, for each is released alone.
 */
function bump(wanted: string | undefined): void {
  const folders = ['src', 'host-dev', ...areaNames().map((area) => `remotes/${area}`)];
  const packages = folders.map((folder) => ({ folder, ...packageFile(folder) }));
  const chosen = packages.find(({ name }) => name === `@vp-digital/${wanted}`);
  if (!chosen)
    throw new Error(`Which package? There are ${packages.map(({ name }) => shortName(name)).join(', ')}.`);
  const others = packages.filter((other) => other !== chosen).flatMap(({ name }) => ['--ignore', name]);
  execFileSync(inRoot('node_modules/.bin/changeset'), ['version', ...others], { stdio: 'pipe' });
  const { version } = packageFile(chosen.folder);
  if (version === chosen.version)
    throw new Error(`No changeset says what is new in ${shortName(chosen.name)}: npx changeset`);
  console.log(`${shortName(chosen.name)} ${version}: ${chosen.folder}/CHANGELOG.md`);
}

const shortName = (name: string) => name.replace('@vp-digital/', '');

try {
  bump(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
