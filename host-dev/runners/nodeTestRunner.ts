import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/files';
import { runStep } from '../checks/runStep';
import { nodeTests } from '../services/nodeTests';
import { failure, type Runner, withExit } from './count';
import type { FileTime } from './slowest';

const report = path.join(root, 'test-results/node.jsonl');
/** What the reporter that everybody sees prints, and beside it how long each file takes. */
const reporters = [
  '--test-reporter-destination=stdout',
  `--test-reporter=${new URL('./nodeFileTimes.mjs', import.meta.url).href}`,
  `--test-reporter-destination=${report}`,
];

/** Files at once; each has services and a database, or a part of the server's, to itself. */
const twoFiles = '--test-concurrency=2';

/** Test files that Node's own runner runs, services on the server that `databaseUrl` names. */
export const nodeTestRunner = (name: string, files: () => string[], databaseUrl?: string): Runner => ({
  name,
  async run() {
    rmSync(report, { force: true });
    const options = [...reporters, twoFiles];
    const { command, environment, sourceOf, tidy } = await nodeTests(files(), options, databaseUrl);
    const { ok, output } = await runStep({ name: 'node --test', command }, { show: true, environment });
    await tidy();
    return withExit(
      {
        passed: sum(output, 'pass'),
        failed: sum(output, 'fail') + sum(output, 'cancelled'),
        failures: failuresIn(output),
        times: readTimes(sourceOf),
      },
      ok,
    );
  },
});

function readTimes(sourceOf: (file: string) => string): FileTime[] {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : [];
  return lines
    .map((line) => JSON.parse(line) as FileTime) // our own reporter's
    .map(({ file, seconds }) => ({ file: sourceOf(file), seconds }));
}

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
