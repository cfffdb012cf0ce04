import { runTests } from './runTests';

/** The tests that take minutes (`*.slow.ts`): processes that are killed, a server that stops, a full database. */
await runTests('.slow.ts', process.argv.slice(2), ['--test-concurrency=2']);
