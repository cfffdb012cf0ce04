import { type ApartEntry, discussedAloneOf, type Lists } from './apart';
import { withMasked } from './masked';

type Documents = Readonly<Record<string, Lists>>;

/**
 * Documents without confidential entries, and without the bank accounts that these are held in: the same object if
 * there are none. The one place through which figures, pages for the customer, snapshots, reports and exports leave
 * them out: `asOf` and all code that takes documents from elsewhere read through it.
 */
export function inCommon<Data extends object>(
  data: Data,
  isOwn?: (document: string, id: string, entry: object) => boolean,
): Data {
  const documents = data as Documents; // of every document by its schema
  const isApart = (document: string, id: string, entry: ApartEntry) =>
    discussedAloneOf(entry) !== undefined && !isOwn?.(document, id, entry);
  const accounts = Object.entries(documents['assets']?.['items'] ?? {}).flatMap(([id, asset]) =>
    isApart('assets', id, asset) ? [asset.accountId] : [],
  );
  let left = documents;
  for (const [name, document] of Object.entries(documents)) {
    const covered: string[] = [];
    let rest = document;
    for (const [list, entries] of Object.entries(document)) {
      const all = Object.entries(entries);
      const kept = all.filter(
        ([id, entry]) => !isApart(name, id, entry) && !(name === 'bankAccounts' && accounts.includes(id)),
      );
      if (kept.length === all.length) continue;
      for (const { kind = '', discussedAlone } of Object.values(entries))
        if (discussedAlone === 'covered') covered.push(kind);
      rest = { ...rest, [list]: Object.fromEntries(kept) };
    }
    if (rest !== document) left = { ...left, [name]: withMasked(rest, covered) };
  }
  return left as Data; // the same documents with fewer entries
}

/** Documents of another day without the entries with these ids, whatever they contained; the same object if none. */
export function withoutIds<Data extends object>(data: Data, ids: readonly string[]): Data {
  const taken = new Set(ids);
  let left = data as Documents;
  for (const [name, document] of Object.entries(data as Documents))
    for (const [list, entries] of Object.entries(document)) {
      const kept = Object.entries(entries).filter(([id]) => !taken.has(id));
      if (kept.length < Object.keys(entries).length)
        left = { ...left, [name]: { ...left[name], [list]: Object.fromEntries(kept) } };
    }
  return left as Data; // the same documents with fewer entries
}
