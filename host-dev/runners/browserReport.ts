import { withoutColours } from './count';

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
    tests: { results: { error?: { message?: string }; errors?: { message?: string }[] }[] }[];
  }[];
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
