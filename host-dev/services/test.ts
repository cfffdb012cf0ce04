import { runTests } from './runTests';

/**
 * Runs the service tests with Node's own runner, one process per file: Jest cannot load packages that publish ES
 * modules only, and Node 20 finds no TypeScript files by itself. With `DATABASE_URL` they run on that server.
 * Words on the command line choose files: `tsx host-dev/services/test.ts sections`.
 */
await runTests({
  folders: [new URL('.', import.meta.url)],
  ending: '.test.ts',
  words: process.argv.slice(2),
});
