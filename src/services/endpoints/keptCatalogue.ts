import { type Catalogue, catalogue as schema, withoutPrices } from '@vp-digital/core/contracts';
import { openDB } from 'idb';

/** How a list of products is read; it comes with the first page that asks for one. */
export { schema as catalogueSchema };

/** The last list of products on this device, and when it came. It is about nobody, so it lies there as it is. */
export interface KeptCatalogue {
  catalogue: Catalogue;
  keptAt: string;
}

const open = () =>
  openDB<{ lists: { key: string; value: KeptCatalogue } }>('vp-digital-products', 1, {
    upgrade: (database) => void database.createObjectStore('lists'),
  });

/** Keeps the list without its prices: an old price is never shown as one of today. */
export async function keepCatalogue(catalogue: Catalogue, now: Date): Promise<void> {
  const database = await open();
  await database.put('lists', { catalogue: withoutPrices(catalogue), keptAt: now.toISOString() }, 'last');
  database.close();
}

/** The last list that was kept, if this release can read it. */
export async function keptCatalogue(): Promise<KeptCatalogue | undefined> {
  const database = await open();
  const kept = await database.get('lists', 'last');
  database.close();
  const read = schema.safeParse(kept?.catalogue);
  return kept && read.success ? { ...kept, catalogue: read.data } : undefined;
}
