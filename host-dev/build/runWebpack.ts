import { spawn } from 'node:child_process';
import { inRoot } from './workspace';

/** Builds what `selection` names, in a process of its own, as webpack's command line takes it. Rejects when it fails. */
export const buildBundles = (selection: string[]): Promise<void> =>
  runWebpack(selection.flatMap((part) => ['--env', part]));

/** Runs webpack's command line with these options. Rejects when the build fails. */
export function runWebpack(options: string[]): Promise<void> {
  const cli = inRoot('node_modules/webpack-cli/bin/cli.js');
  const build = spawn(process.execPath, [cli, ...options], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build has failed.'))));
  });
}
