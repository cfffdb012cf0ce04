import type { Database } from './database';
import { migrate } from './migrate';
import { requireOwned } from './ownedStores';
import { statementTimeLimit } from './timeLimit';

export interface DatabaseLocation {
  /** A server that speaks PostgreSQL's protocol; without it the embedded database in the data folder. */
  databaseUrl?: string | undefined;
  dataFolder: string;
}

interface DatabaseOptions {
  /** Milliseconds that a statement may take on a server, 0 for as long as it needs. */
  statementTimeout?: number;
}

/** The database at its place, with its schema up to date. Only the driver in use is loaded. */
export async function openDatabase(
  { databaseUrl, dataFolder }: DatabaseLocation,
  { statementTimeout = statementTimeLimit }: DatabaseOptions = {},
): Promise<Database> {
  const database = databaseUrl
    ? (await import('./postgres')).openPostgres(databaseUrl, statementTimeout)
    : await (await import('./embedded')).openEmbedded(dataFolder);
  try {
    await migrate(database);
    await requireOwned(database.q);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
