import { buildWhatChanged } from '../build/buildWhatChanged';
import { runStep } from '../checks/runStep';
import { failure, type Runner } from './count';

/** The build, and its bundles against their budgets. */
export const bundles: Runner = {
  name: 'build',
  async run() {
    try {
      await buildWhatChanged(console.log);
    } catch (error) {
      console.error(error);
      return { passed: 0, failed: 1, failures: [failure('the build', String(error))] };
    }
    const command = ['node_modules/.bin/tsx', 'host-dev/checks/budgets.ts'];
    const { ok, output } = await runStep({ name: 'budgets', command }, { show: true });
    if (ok) return { passed: 2, failed: 0 };
    return { passed: 1, failed: 1, failures: [failure('budgets', output)] };
  },
};
