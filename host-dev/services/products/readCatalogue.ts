import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, catalogue } from '@vp-digital/core/contracts';

/** The products that come with the reference implementation: invented, a file each. */
export const ownProducts = fileURLToPath(new URL('./data/', import.meta.url));

/**
 * A catalogue from a folder, as of a day: `catalogue.json` says what holds for all, and each file of the folders beside it is a product. A
 * file that the schema refuses is named, and nothing is answered in its place.
 */
export async function readCatalogue(folder: string, asOf: string): Promise<Catalogue> {
  const read = async (file: string): Promise<object> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as object; // the schema looks at it
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.json') && name !== 'catalogue.json')
    .toSorted();
  const common = await read('catalogue.json');
  const products = await Promise.all(files.map(read));
  const parsed = catalogue.safeParse({ ...common, asOf, products });
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path, message }) => {
    const [part, index] = path;
    const file = part === 'products' && typeof index === 'number' ? files[index] : 'catalogue.json';
    return `${file}: ${path.slice(2).join('/')} ${message}`;
  });
  throw new Error(`Products that the schema refuses:\n${where.join('\n')}`);
}
