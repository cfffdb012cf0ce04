import { runTests } from './runTests';

/**
 * The tests that take minutes (`*.slow.ts`): processes that are killed, a server that stops, a full database; areas
 * that are generated, released and replaced in the open page.
 */
await runTests({
  folders: [new URL('slow', import.meta.url), new URL('../slow', import.meta.url)],
  ending: '.slow.ts',
  words: process.argv.slice(2),
  options: ['--test-concurrency=2'],
});
