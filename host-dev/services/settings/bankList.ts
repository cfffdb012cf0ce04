import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

/** What the package says beside the changes of the newest list. */
const newestList = z.object({ valid: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/)) });

/** The day from which the newest list of banks holds that the package has: it answers for banks and never says how old it is. */
export function bankListFrom(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('bankdata-germany'));
  return newestList
    .parse(JSON.parse(readFileSync(join(folder, 'data', 'next.json'), 'utf8')))
    .valid.slice(0, 10);
}
