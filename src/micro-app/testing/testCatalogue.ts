import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the invented products lie; tests of areas run at the root of the project. */
const folder = join(process.cwd(), 'host-dev', 'services', 'products', 'data');
const read = (file: string): object => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;

let kept: object | undefined;

/** The catalogue as the services answer it, from their own files. */
export const testCatalogue = (): object => (kept ??= readAll());

function readAll(): object {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && name !== 'catalogue.json',
  );
  return { ...read('catalogue.json'), asOf: '2026-10-01', products: files.toSorted().map(read) };
}
