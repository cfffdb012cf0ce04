import { buildWhatChanged } from '../build/buildWhatChanged';
import { runStep } from '../checks/runStep';
import type { Runner } from './count';

/** The build, and its bundles against their budgets. */
export const bundles: Runner = {
  name: 'build',
  async run() {
    try {
      await buildWhatChanged(console.log);
    } catch (error) {
      console.error(error);
      return { passed: 0, failed: 1 };
    }
    const command = ['node_modules/.bin/tsx', 'host-dev/checks/budgets.ts'];
    const { ok } = await runStep({ name: 'budgets', command }, { show: true });
    return ok ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 };
  },
};
