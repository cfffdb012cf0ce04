import { withoutColours } from './count';
import type { FileTime } from './slowest';

/** What Playwright writes, as far as it is read here. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

interface Spec {
  ok: boolean;
  title: string;
  file: string;
  tests: { results: Result[] }[];
}

interface Result {
  /** In milliseconds. */
  duration?: number;
  error?: { message?: string };
  errors?: { message?: string }[];
}

/** A browser test that failed. */
export interface Failed {
  /** Its name below the folder of the tests. */
  file: string;
  title: string;
  /** What went wrong, without colours. */
  why: readonly string[];
}

/** The tests of a report that did not do what they should. */
export const failedIn = (report: BrowserReport): Failed[] =>
  specsIn(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap(({ error, errors }) => errors ?? (error ? [error] : []));
      return { file, title, why: errors.map(({ message = '' }) => withoutColours(message)) };
    });

/** The tests of a report that ran and did what they should. */
export const passedIn = (report: BrowserReport): Pick<Failed, 'file' | 'title'>[] =>
  specsIn(report).filter(({ ok, tests }) => ok && tests.some(({ results }) => results.length > 0));

const specsIn = ({ suites }: Pick<BrowserReport, 'suites'>): Spec[] =>
  suites.flatMap(({ specs, suites: within = [] }) => [...specs, ...specsIn({ suites: within })]);

/** How long the tests of each file took, one after the other. */
export function timesIn(report: BrowserReport): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specsIn(report))
    for (const { duration = 0 } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1_000);
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }));
}
