import { holdersOf } from './holdersOf';
import { rulesOf, type SectionName } from './sections';

type Entry = Readonly<Record<string, unknown>>;

/** Who owns an entry of a document's lists, by the document's rule; nobody where it is the household's. */
export function ownersOf(section: SectionName, key: string, entry: unknown): string[] {
  const { owner } = rulesOf(section);
  if (owner === 'key') return [key];
  const named = owner && factsOf(entry)[owner];
  if (typeof named === 'string') return [named];
  if (Array.isArray(named)) return named.map(String);
  return holdersOf(sharesIn(named));
}

/** What an entry says; a contract that has ended stands inside of its entry. */
export const factsOf = (entry: unknown): Entry => {
  if (!isRecord(entry)) return {};
  return isRecord(entry['contract']) ? entry['contract'] : entry;
};

/** Shares by owner, of a field that holds such. */
export const sharesIn = (value: unknown): Record<string, number> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([id, share]) => [id, Number(share)])) : {};

/** The entry with the answers of some persons only, by the document's rule; itself where it holds none of others. */
export function withAnswersOf(
  section: SectionName,
  entry: unknown,
  isAsked: (personId: string) => boolean,
): unknown {
  const { answers } = rulesOf(section);
  const given = answers && factsOf(entry)[answers];
  if (!answers || !isRecord(entry) || !isRecord(given)) return entry;
  return { ...entry, [answers]: Object.fromEntries(Object.entries(given).filter(([id]) => isAsked(id))) };
}

const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
