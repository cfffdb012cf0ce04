import { buildWhatChanged } from '../build/buildWhatChanged';
import { runStep } from '../checks/runStep';
import { failure, type Runner } from './count';

const checks = [
  { name: 'budgets', file: 'budgets/index.ts' },
  { name: 'hashed names', file: 'hashedNames.ts' },
];

/** The build, its bundles against their budgets, and the names of files that are kept for ever. */
export const bundles: Runner = {
  name: 'build',
  async run() {
    try {
      await buildWhatChanged(console.log);
    } catch (error) {
      console.error(error);
      return { passed: 0, failed: 1, failures: [failure('the build', String(error))] };
    }
    const problems: string[] = [];
    for (const { name, file } of checks) {
      const command = ['node_modules/.bin/tsx', `host-dev/checks/${file}`];
      const { ok, output } = await runStep({ name, command }, { show: true });
      if (!ok) problems.push(failure(name, output));
    }
    return { passed: 1 + checks.length - problems.length, failed: problems.length, failures: problems };
  },
};
