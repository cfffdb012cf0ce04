import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './database';
import { loadGenerated, seedOnce } from './seed';
import { createPasswords } from './passwords';

const { DATABASE_URL, VP_DATA } = process.env;
const [count = '100000', seed = '1'] = process.argv.slice(2);

/** Adds generated households to the database: `tsx host-dev/services/generate.ts [households] [seed]`. */
const database = await openDatabase(
  {
    databaseUrl: DATABASE_URL,
    dataFolder: resolve(VP_DATA ?? join(fileURLToPath(new URL('../..', import.meta.url)), '.data')),
  },
  { statementTimeout: 0 },
);
try {
  const now = new Date();
  await seedOnce(database, now, createPasswords());
  const data = { households: Number(count), seed: Number(seed), contract: '4700', now };
  await loadGenerated(database, data, (loaded) => {
    if (loaded % 10_000 === 0) console.log(`${loaded} households`);
  });
} finally {
  await database.close();
}
