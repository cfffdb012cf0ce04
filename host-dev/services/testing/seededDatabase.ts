import { openPostgres } from '../database/postgres';
import { databaseOn, dropDatabase } from './places';
import { type Seeded, seed } from './seededFolder';

/** One on a server; none where this account may not add databases: then each test file fills a schema of its own. */
export async function seededDatabase(server: string): Promise<Seeded | undefined> {
  if (!(await mayAddDatabases(server))) return undefined;
  const { name, url } = await databaseOn(server);
  await seed({ dataFolder: '', databaseUrl: url });
  return { source: name, remove: () => dropDatabase(server, name) };
}

async function mayAddDatabases(server: string): Promise<boolean> {
  const database = openPostgres(server);
  const [role] = await database.q<{ may: boolean }>(
    'select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user',
  );
  await database.close();
  return role?.may === true;
}
