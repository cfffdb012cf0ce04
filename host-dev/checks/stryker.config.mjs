import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Mutation testing of the finance core: `npm run mutation`, or one folder with
// `npm run mutation -- --mutate 'src/finance/loans/*.ts,!**/*.test.ts,!**/index.ts'`.
// It takes long and is therefore not part of `npm test`.

const require = createRequire(import.meta.url);
const { unregister } = require('esbuild-register/dist/node').register();
const [{ rootDir: _, ...nodeTests }] = require('../../jest.config.ts').default.projects;
unregister();

/** Tables of the law and of mortality are data: a changed number is a changed law, not a changed program. */
const data = ['!src/finance/law/**', '!src/finance/longevity/life-table-*.ts'];

export default {
  mutate: ['src/finance/**/*.ts', '!src/finance/**/*.test.ts', '!src/finance/**/index.ts', ...data],
  testRunner: 'jest',
  // Without a root the tests run in the copy that Stryker mutates, not in the working tree.
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: true,
    config: { ...nodeTests, testMatch: ['<rootDir>/src/finance/**/*.test.ts'] },
  },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['**', '!package.json', '!tsconfig.json', '!src/package.json', '!src/finance/**'],
  tempDirName: join(tmpdir(), 'vp-digital-mutation'),
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
