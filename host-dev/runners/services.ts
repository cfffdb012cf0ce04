import path from 'node:path';
import { filesIn } from '../checks/files';
import { nodeTestRunner } from './nodeTestRunner';

const onPostgres = process.env['DATABASE_URL'] !== undefined;

/** Files at once; each has services and a database, or a part of the server's, to itself. */
const twoFiles = ['--test-concurrency=2'];

/** The services against a real database, and once the lint rules against code that breaks them. */
export const services = nodeTestRunner(
  `service tests${onPostgres ? ' on PostgreSQL' : ''}`,
  () => filesIn(['host-dev/services', ...(onPostgres ? [] : ['host-dev/checks'])], /\.test\.ts$/),
  twoFiles,
);

/**
 * The services in trouble: killed, stopped, several at once, full. And areas in a workspace of their own: generated,
 * released, replaced in the open page. Minutes, so they run when they are named.
 */
export const slow = nodeTestRunner(
  'slow tests',
  () => longestFirst(filesIn(['host-dev/services/slow', 'host-dev/slow'], /\.slow\.ts$/)),
  twoFiles,
);

/** Four minutes and more. Begun last, one of them would leave a core idle until it ends. */
const longest = ['hundredThousand', 'generators', 'killDatabase', 'kill'].map((name) => `${name}.slow.ts`);

const longestFirst = (files: readonly string[]): string[] =>
  files.toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(file: string): number {
  const place = longest.indexOf(path.basename(file));
  return place < 0 ? longest.length : place;
}
