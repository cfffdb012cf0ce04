/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { pathsToModuleNameMapper } from 'ts-jest';
import publishedInPieces from './host-dev/checks/bundledPackages.json';
import { patience } from './host-dev/services/testing/patience';
import { compilerOptions } from './tsconfig.json';

/**
 * `VP_PLAIN_JEST=1`: Jest and React as they are published, and slower. What makes them quick here leans on private parts
 * of both, and with a new version it may have to wait.
 */
const isPlain = process.env['VP_PLAIN_JEST'] === '1';

/** Packages that come in hundreds of small files and are one module in tests. */
const bundledPackages = isPlain ? [] : publishedInPieces;

/** One alias map for tsc, webpack and Jest: the `paths` of tsconfig.json. */
const moduleNameMapper = {
  ...pathsToModuleNameMapper(compilerOptions.paths, { prefix: '<rootDir>/' }),
  '\\.css$': '<rootDir>/host-dev/checks/cssModule.cjs',
};

const transform: Config['transform'] = {
  '^.+\\.(ts|tsx|js|cjs|mjs)$': ['<rootDir>/host-dev/checks/transpile.cjs', { bundledPackages }],
};

/**
 * Packages that publish ES modules only, as Jest runs CommonJS, and the bundled ones: by their entries, and only
 * if nothing asks for them by another path, which would be a second one.
 */
const transformIgnorePatterns = [
  `/node_modules/(?!${['(@tabler|oauth4webapi)/', ...bundledPackages.map((entry) => `${entry}$`)].join('|')})`,
  '/host-dev/checks/.+\\.cjs$',
];

/** Floors that know no page. Every other one is tested in a page, a new one too. */
const withoutPage = ['finance', 'reference', 'household', 'contracts', 'shell', 'pdf'];

/**
 * JavaScript's own words, handed to every module: else each look for one asks the page's window first, which costs more
 * than most of what is done with it. Not those a test replaces (`Date`, timers, `fetch`) or a package declares anew.
 */
const sandboxInjectedGlobals = (
  'Object Array Map Set WeakMap WeakSet WeakRef Symbol Boolean Number String BigInt Function Promise Proxy Reflect ' +
  'RegExp JSON Math Intl Error TypeError RangeError isNaN isFinite encodeURIComponent decodeURIComponent'
).split(' ') as (keyof typeof globalThis)[];

const common = {
  rootDir: __dirname,
  // another version of the core, under its name; the browser tests build it
  modulePathIgnorePatterns: ['<rootDir>/host-dev/fixtures/core-1.1'],
  moduleNameMapper,
  transform,
  transformIgnorePatterns,
  ...(isPlain ? {} : { runtime: '<rootDir>/host-dev/checks/runtime.cjs', sandboxInjectedGlobals }),
  setupFiles: ['<rootDir>/host-dev/checks/seedProperties.ts'],
};

const config: Config = {
  // nothing is timed in tests: a busy machine is no failure
  testTimeout: patience(60_000),
  // Jest would leave one core alone, which of two is half
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        `<rootDir>/src/{${withoutPage.join(',')}}/**/*.test.ts`,
        '<rootDir>/host-dev/{build,runners}/**/*.test.ts',
        '<rootDir>/remotes/**/report/**/*.test.ts', // made in a worker, so without a page
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/host-dev/checks/jsdomEnvironment.cjs',
      setupFilesAfterEnv: [
        ...(isPlain ? [] : ['<rootDir>/host-dev/checks/quickReact.ts']),
        '<rootDir>/host-dev/checks/jsdom.ts',
      ],
      testMatch: [
        `<rootDir>/src/!(${withoutPage.join('|')})/**/*.test.{ts,tsx}`,
        '<rootDir>/remotes/**/*.test.{ts,tsx}',
        '<rootDir>/host-dev/{shell,telephone}/**/*.test.{ts,tsx}',
        '<rootDir>/host-dev/checks/areas/**/*.test.tsx', // what holds for every area
      ],
      testPathIgnorePatterns: ['/node_modules/', '/remotes/.+/report/'],
    },
  ],
};

export default config;
