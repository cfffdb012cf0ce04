import type { MoveOutPreview } from '@vp-digital/core/contracts';
import { factsOf, ownersOf } from '@vp-digital/core/household';
import { type Document, isRecord } from '../document';
import type { SplitHousehold } from './splitHousehold';

/** Documents whose entries are named, with the fields that say what an entry is and how somebody has called it. */
const named = {
  contracts: { code: 'line', name: 'company' },
  incomes: { code: 'kind', name: undefined },
  assets: { code: 'kind', name: 'name' },
  goals: { code: undefined, name: 'title' },
} as const;

/** The entries that somebody asks about by name, each with what becomes of it. */
export function namedEntries(
  documentOf: (section: keyof typeof named) => Document,
  { goes }: Pick<SplitHousehold, 'goes'>,
  personIds: readonly string[],
): MoveOutPreview['entries'] {
  const movers = new Set(personIds);
  return (Object.keys(named) as (keyof typeof named)[]).flatMap((section) => {
    const fields = named[section];
    const going = itemsOf(goes[section]);
    return Object.entries(itemsOf(documentOf(section)))
      .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))
      .map(([key, entry]) => {
        const owners = ownersOf(section, key, entry);
        const facts = factsOf(entry);
        const [code, name] = [fields.code, fields.name].map((field) => textOf(field && facts[field]));
        const left = owners.some((id) => movers.has(id)) ? ('joint' as const) : ('stays' as const);
        return {
          section,
          fate: key in going ? ('goes' as const) : left,
          ...(code !== undefined && { code }),
          ...(name !== undefined && { name }),
          personIds: owners,
        };
      });
  });
}

const placeOf = (entry: unknown) => (isRecord(entry) ? Number(entry['position'] ?? 0) : 0);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const itemsOf = (document: Document): Record<string, unknown> => {
  const { items } = document as { items?: unknown };
  return isRecord(items) ? items : {};
};
