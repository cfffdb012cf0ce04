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

/** The entry with the answers and parts of some persons only, by the document's rules; itself where it holds none of others. */
export function withAnswersOf(
  section: SectionName,
  entry: unknown,
  isAsked: (personId: string) => boolean,
): unknown {
  const { answers, parts } = rulesOf(section);
  const own = withMembers(entry, answers, ([id]) => isAsked(id));
  return withMembers(own, parts, ([, part]) => {
    const { personId } = factsOf(part);
    return typeof personId !== 'string' || isAsked(personId);
  });
}

/** The entry with some members of a field only; itself where it does not have that field. */
function withMembers(
  entry: unknown,
  field: string | undefined,
  stays: (member: [string, unknown]) => boolean,
): unknown {
  const members = field && factsOf(entry)[field];
  if (!field || !isRecord(entry) || !isRecord(members)) return entry;
  return { ...entry, [field]: Object.fromEntries(Object.entries(members).filter(stays)) };
}

const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
