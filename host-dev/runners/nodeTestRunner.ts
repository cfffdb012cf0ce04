import { runStep } from '../checks/runStep';
import { nodeTests } from '../services/nodeTests';
import { type Runner, withExit } from './count';

/** Test files that Node's own runner runs. */
export const nodeTestRunner = (
  name: string,
  files: () => string[],
  options: readonly string[] = [],
): Runner => ({
  name,
  async run() {
    const { command, environment, tidy } = await nodeTests(files(), options);
    const { ok, output } = await runStep({ name: 'node --test', command }, { show: true, environment });
    await tidy();
    return withExit({ passed: sum(output, 'pass'), failed: sum(output, 'fail') }, ok);
  },
});

const sum = (output: string, kind: 'pass' | 'fail') =>
  Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
