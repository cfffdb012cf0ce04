import { openDatabase } from '../database';
import type { DatabaseLocation } from '../database/openDatabase';
import { seedOnce } from '../seed';
import { createPasswords } from '../passwords';
import { loadSecrets } from '../sign-in';
import { temporaryFolder } from './places';
import { testCost } from './testCost';
import { testClock } from './testClock';

/** A database as it is after the first start, to be copied: that takes a moment instead of seconds. */
export interface Seeded {
  /** What `VP_TEST_SEEDED` says: the folder of an embedded database, the name of one on a server. */
  source: string;
  remove(): Promise<void>;
}

/** An embedded one. */
export async function seededFolder(): Promise<Seeded> {
  const { location, remove } = await temporaryFolder();
  await seed(location);
  return { source: location.dataFolder, remove };
}

/** Starts a database for the first time, as services do. */
export async function seed(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  await seedOnce(database, testClock(), createPasswords(testCost));
  await loadSecrets(database.q);
  await database.close();
}
