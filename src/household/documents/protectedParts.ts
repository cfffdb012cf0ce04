import type { Protection } from './protection';
import { protectedFieldsOf, rulesOf, type SectionData, type SectionName } from './sections';

type Entry = Readonly<Record<string, unknown>>;

/** Whether what is protected so is meant. */
export type IsMeant = (protection: Protection) => boolean;

/** Every protected value that is meant, by its path. The data may be what a caller sent, not yet checked. */
export function protectedParts(
  section: SectionName,
  data: unknown,
  isMeant: IsMeant,
): ReadonlyMap<string, unknown> {
  const { protectedEntries } = rulesOf(section);
  const fields = Object.entries(protectedFieldsOf(section)).filter(([, protection]) => isMeant(protection));
  const parts = new Map<string, unknown>();
  for (const [path, entry] of factsIn(data)) {
    if (protectedEntries && isMeant(protectedEntries.protection) && protectedEntries.where(entry))
      parts.set(path, entry);
    for (const [name] of fields) if (entry[name] !== undefined) parts.set(`${path}/${name}`, entry[name]);
  }
  return parts;
}

/** A document without the protected values that are meant; itself where there are none. */
export function withoutProtected<Name extends SectionName>(
  section: Name,
  data: SectionData[Name],
  isMeant: IsMeant,
): SectionData[Name] {
  const hidden = protectedParts(section, data, isMeant);
  // the same document with fewer entries, and entries with fewer optional fields
  return hidden.size === 0 ? data : (without(data, '', hidden) as SectionData[Name]);
}

const without = (value: unknown, path: string, hidden: ReadonlyMap<string, unknown>): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, inner]) => ({ name, inner, place: `${path}/${name}` }))
          .filter(({ place }) => !hidden.has(place))
          .map(({ name, inner, place }) => [name, without(inner, place, hidden)]),
      )
    : value;

/** The entries of all lists with their places; what a contract that has ended was stands inside of its entry. */
function factsIn(data: unknown): [path: string, entry: Entry][] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([list, entries]) =>
    isRecord(entries)
      ? Object.entries(entries).flatMap(([id, entry]): [string, Entry][] => {
          if (!isRecord(entry)) return [];
          const { contract } = entry;
          return [isRecord(contract) ? [`/${list}/${id}/contract`, contract] : [`/${list}/${id}`, entry]];
        })
      : [],
  );
}

const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
