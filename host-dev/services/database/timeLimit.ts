import type { Query } from './database';

/** Milliseconds after which the server gives up a statement: less than a caller waits for an answer. */
export const statementTimeLimit = 15_000;

/** The statements of this transaction may take as long as they need: what runs before anybody waits for an answer. */
export async function liftTimeLimit(q: Query): Promise<void> {
  await q('set local statement_timeout = 0');
}
