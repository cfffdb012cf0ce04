const seedProperties = new URL('../checks/seedProperties.ts', import.meta.url);

/** The program and options that run test files with Node's own runner, TypeScript as it is, random cases by the seed. */
export const nodeTests = (files: readonly string[], options: readonly string[] = []): string[] => [
  ...[process.execPath, '--import', 'tsx', '--import', seedProperties.href],
  ...['--test', '--test-reporter', 'spec', ...options, ...files],
];
