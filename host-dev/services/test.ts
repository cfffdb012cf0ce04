import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs the service tests with Node's own runner, one process per file: Jest cannot load packages that publish ES
 * modules only, and Node 20 finds no TypeScript files by itself. With `DATABASE_URL` they run on that server.
 * Words on the command line choose files: `tsx host-dev/services/test.ts sections`.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const chosen = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => chosen.length === 0 || chosen.some((word) => file.includes(word)))
  .map((file) => join(folder, file));

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-reporter=spec', ...files],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
