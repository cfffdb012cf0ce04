import { join, resolve } from 'node:path';

type Environment = Readonly<Partial<Record<'DATABASE_URL' | 'VP_DATA' | 'VP_KEYS', string>>>;

/**
 * Where the keys lie: in `VP_KEYS`; without it beside the folder of the embedded database, never in it. On a server that
 * speaks PostgreSQL's protocol it has to be said: several processes need the same keys.
 */
export function keysFolder(
  { DATABASE_URL, VP_DATA, VP_KEYS }: Environment,
  project: string,
): string | undefined {
  if (VP_KEYS) return resolve(VP_KEYS);
  return DATABASE_URL ? undefined : `${resolve(VP_DATA ?? join(project, '.data'))}-keys`;
}
