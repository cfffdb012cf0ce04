import { filesIn } from '../checks/files';
import { nodeTestRunner } from './nodeTestRunner';

const onPostgres = process.env['DATABASE_URL'] ? ' on PostgreSQL' : '';

/** The services against a real database, and the lint rules against code that breaks them. */
export const services = nodeTestRunner(`service tests${onPostgres}`, () =>
  filesIn(['host-dev/services', 'host-dev/checks'], /\.test\.ts$/),
);

/**
 * The services in trouble: killed, stopped, several at once, full. And areas in a workspace of their own: generated,
 * released, replaced in the open page. Minutes, so they run when they are named.
 */
export const slow = nodeTestRunner(
  'slow tests',
  () => filesIn(['host-dev/services/slow', 'host-dev/slow'], /\.slow\.ts$/),
  ['--test-concurrency=2'],
);
