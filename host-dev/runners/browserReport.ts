import { withoutColours } from './count';
import type { FileTime } from './slowest';

/** What Playwright writes, as far as it is read here. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: Result[] }[];
  }[];
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
export const failedIn = ({ suites }: BrowserReport): Failed[] => suites.flatMap(failedOf);

const failedOf = ({ specs, suites = [] }: Suite): Failed[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap(({ error, errors }) => errors ?? (error ? [error] : []));
      return { file, title, why: errors.map(({ message = '' }) => withoutColours(message)) };
    }),
  ...suites.flatMap(failedOf),
];

/** How long the tests of each file took, one after the other. */
export function timesIn({ suites }: BrowserReport): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, duration } of suites.flatMap(durationsOf))
    seconds.set(file, (seconds.get(file) ?? 0) + duration / 1_000);
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }));
}

const durationsOf = ({ specs, suites = [] }: Suite): { file: string; duration: number }[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration = 0 }) => ({ file, duration }))),
  ),
  ...suites.flatMap(durationsOf),
];
