import path from 'node:path';
import { filesIn } from '../checks/files';
import { startPostgresServer } from '../services/testing/postgresServer';
import { failure, type Count, type Runner } from './count';
import { databaseTests } from './databaseTests';
import { nodeTestRunner } from './nodeTestRunner';

const testNames = /\.test\.ts$/;
const onPostgres = 'service tests on PostgreSQL';
const why = 'It is not installed, and VP_TEST_POSTGRES names no server.';
const notInstalled: Count = { passed: 0, failed: 1, failures: [failure('PostgreSQL', why)] };

/** The services on the embedded database, and once the lint rules against code that breaks them. */
export const services = nodeTestRunner('service tests', () =>
  filesIn(['host-dev/services', 'host-dev/checks'], testNames),
);

/**
 * The services once more on PostgreSQL, by those tests alone that open a database: on the server that
 * `VP_TEST_POSTGRES` names, else on one of their own.
 */
export const servicesOnPostgres: Runner = {
  name: onPostgres,
  async run() {
    const named = process.env['VP_TEST_POSTGRES'];
    const own = named ? undefined : startPostgresServer();
    const url = own?.url ?? named;
    if (!url) return notInstalled;
    try {
      const files = () => databaseTests(filesIn(['host-dev/services'], testNames));
      return await nodeTestRunner(onPostgres, files, url).run();
    } finally {
      own?.remove();
    }
  },
};

/** The services in trouble: killed, stopped, several at once, on a full disk. */
export const kills = nodeTestRunner('tests that kill', () =>
  longestFirst(slowFiles().filter((file) => !mayBeLeftOut(file))),
);

/** 100,000 households; a public page under attack; areas in a workspace of their own: generated, released, replaced in the open page. */
export const slow = nodeTestRunner('slow tests', () => longestFirst(slowFiles().filter(mayBeLeftOut)));

const inTrouble = 'host-dev/services/slow';

const slowFiles = () => filesIn([inTrouble, 'host-dev/slow'], /\.slow\.ts$/);

/** What kills nothing; a new test of the services is not among them until somebody says so here. */
const killNothing = ['hundredThousand.slow.ts', 'tenThousandVisitors.slow.ts'];
const mayBeLeftOut = (file: string) =>
  !file.startsWith(`${inTrouble}/`) || killNothing.includes(path.basename(file));

/** Of each runner's, the longest first: begun last, one of them would leave a core idle until it ends. */
const longest = [
  'kill',
  'killDecisions',
  'killDatabase',
  'postgresStops',
  'generators',
  'hundredThousand',
  'tenThousandVisitors',
  'hotReload',
  'release',
].map((name) => `${name}.slow.ts`);

const longestFirst = (files: readonly string[]): string[] =>
  files.toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(file: string): number {
  const place = longest.indexOf(path.basename(file));
  return place < 0 ? longest.length : place;
}
