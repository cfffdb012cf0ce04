import { spawn } from 'node:child_process';
import { writeIndexPage } from './indexPage';
import { areaNames, inRoot } from './workspace';

/** Builds every bundle, whether its sources have changed or not. Rejects when a build fails. */
export const buildEverything = (): Promise<void> =>
  buildBundles([`area=${areaNames().join(',')}`, 'host', 'loader']);

/**
 * Builds what `selection` names, as webpack's command line takes it. A process of webpack keeps one core busy: the areas
 * have one, the shell and the loader another. Rejects when a build fails.
 */
export async function buildBundles(selection: string[]): Promise<void> {
  const isOfAreas = (part: string) => part.startsWith('area=');
  const processes = [selection.filter(isOfAreas), selection.filter((part) => !isOfAreas(part))];
  const builds = processes
    .filter((parts) => parts.length > 0)
    .map((parts) => runWebpack(parts.flatMap((part) => ['--env', part])));
  await Promise.allSettled(builds); // none is left behind
  await Promise.all(builds);
  writeIndexPage(); // each has written what it knew
}

/** Runs webpack's command line with these options. Rejects when the build fails. */
export function runWebpack(options: string[]): Promise<void> {
  const cli = inRoot('node_modules/webpack-cli/bin/cli.js');
  const build = spawn(process.execPath, [...memory, cli, ...options], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build has failed.'))));
  });
}

/** Most of what a build makes is thrown away at once; more room for the new leaves less to collect. */
const memory = ['--max-semi-space-size=64'];
