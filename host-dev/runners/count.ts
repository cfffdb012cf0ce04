import type { FileTime } from './slowest';

/** How many tests a runner has executed. */
export interface Count {
  passed: number;
  failed: number;
  /** Which ones failed and why, a few lines each; read at the end, when everything else has scrolled away. */
  failures?: readonly string[];
  /** Tests that failed and passed when they were tried once more: they count as passed and are mended first. */
  unsteady?: readonly string[];
  /** How long each file of tests took. */
  times?: readonly FileTime[];
}

/** One kind of test; prints what it does, and counts. */
export interface Runner {
  name: string;
  run(): Promise<Count>;
}

/** A runner that executed nothing has not succeeded. */
export const atLeastOne = (count: Count): Count =>
  count.passed + count.failed === 0 ? { passed: 0, failed: 1, failures: ['no test ran'] } : count;

/** A program that failed although no test did: it broke before or after its tests. */
export const withExit = (count: Count, ok: boolean): Count =>
  ok || count.failed > 0
    ? count
    : { ...count, failed: 1, failures: ['the program failed, although no test did'] };

/** A failure as it is listed: what, and the first lines of why, without colours. */
export function failure(what: string, why: string): string {
  const lines = withoutColours(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [what, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 240)}`)].join('\n');
}

/** A text without what terminals read as colours. */
export const withoutColours = (text: string): string => text.replace(colours, '');

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
