import { runStep } from '../checks/runStep';
import { failure, type Runner } from './count';

export const checks: Runner = {
  name: 'checks',
  async run() {
    const { ok, output } = await runStep(
      { name: 'check', command: ['node_modules/.bin/tsx', 'host-dev/checks/run.ts'] },
      { show: true },
    );
    const [, passed = '0', failed = ok ? '0' : '1'] = /(\d+) checks passed, (\d+) failed/.exec(output) ?? [];
    const broken = output.split(/^(?=[✓✗] )/m).filter((part) => part.startsWith('✗'));
    const failures = broken.map((part) =>
      failure(part.slice(2, part.indexOf('\n')), part.slice(part.indexOf('\n'))),
    );
    return { passed: Number(passed), failed: Number(failed), failures };
  },
};
