import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Mutation testing of the finance core: `npm run mutation`, or one folder with
// `npm run mutation -- --mutate 'src/finance/loans/*.ts,!**/*.test.ts,!**/index.ts'`.
// It is not part of `npm test`.

/** Tables of the law and of mortality are data: a changed number is a changed law, not a changed program. */
const data = ['!src/finance/law/**', '!src/finance/longevity/life-table-*.ts'];

/** What only tests import: their examples are no program either. */
const examples = ['!src/finance/testing/**'];

export default {
  mutate: [
    'src/finance/**/*.ts',
    '!src/finance/**/*.test.ts',
    '!src/finance/**/index.ts',
    ...data,
    ...examples,
  ],
  plugins: [join(import.meta.dirname, 'mutation/inProcessRunner.mjs')],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  ignorePatterns: ['**', '!package.json', '!tsconfig.json', '!src/package.json', '!src/finance/**'],
  tempDirName: join(tmpdir(), 'vp-digital-mutation'),
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
