import { runStep } from '../checks/runStep';
import { nodeTests } from '../services/nodeTests';
import { failure, type Runner, withExit } from './count';

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
    return withExit(
      {
        passed: sum(output, 'pass'),
        failed: sum(output, 'fail') + sum(output, 'cancelled'),
        failures: failuresIn(output),
      },
      ok,
    );
  },
});

const sum = (output: string, kind: 'pass' | 'fail' | 'cancelled') =>
  Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);

/** The reporter lists them once more at its end, each under the line that names its place. */
function failuresIn(output: string): string[] {
  const [, list = ''] = output.split('✖ failing tests:');
  return list
    .split(/^test at /m)
    .slice(1)
    .map((block) => {
      const [place = '', what = '', ...why] = block.split('\n');
      return failure(`${place}: ${what.trim()}`, why.join('\n'));
    });
}
