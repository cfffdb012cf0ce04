import { filesIn } from '../checks/files';
import { runStep } from '../checks/runStep';
import { type Runner, withExit } from './count';
import { nodeTests } from '../services/nodeTests';

/** The services against a real database, and the lint rules against code that breaks them: node:test. */
export const services: Runner = {
  name: process.env['DATABASE_URL'] ? 'service tests on PostgreSQL' : 'service tests',
  async run() {
    const files = filesIn(['host-dev/services', 'host-dev/checks'], /\.test\.ts$/);
    const { ok, output } = await runStep({ name: 'node --test', command: nodeTests(files) }, { show: true });
    return withExit({ passed: sum(output, 'pass'), failed: sum(output, 'fail') }, ok);
  },
};

const sum = (output: string, kind: 'pass' | 'fail') =>
  Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
