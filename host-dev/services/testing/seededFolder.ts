import { openDatabase } from '../database';
import { seedOnce } from '../seed';
import { createPasswords } from '../passwords';
import { loadSecrets } from '../sign-in';
import { type Place, temporaryFolder } from './places';
import { testCost } from './testCost';
import { testClock } from './testClock';

/** An embedded database as it is after the first start, to be copied: that takes a moment instead of seconds. */
export async function seededFolder(): Promise<Place> {
  const place = await temporaryFolder();
  const database = await openDatabase(place.location);
  await seedOnce(database, testClock(), createPasswords(testCost));
  await loadSecrets(database.q);
  await database.close();
  return place;
}
