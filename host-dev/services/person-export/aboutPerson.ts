import { isSectionName, rulesOf } from '@vp-digital/core/household';
import { textsIn } from '../textsIn';

type Entry = Readonly<Record<string, unknown>>;

/** What is taken from the documents for one person, and what is kept back. */
export interface AboutPerson {
  sections: Record<string, Record<string, Entry>>;
  /** Notes that are not for the customer: whether they are told is decided by a person. */
  internalNotes: number;
}

/**
 * The entries about a person, by all ids that she has had: those that name her, and those that name nobody, because they are about the household.
 * What is about others only stays out (Art. 15 (4) GDPR). Which entries name somebody is told by the ids in them, so
 * that a section of tomorrow, or a snapshot of long ago, needs no rule of its own.
 */
export function aboutPerson(
  sections: Readonly<Record<string, unknown>>,
  personIds: ReadonlySet<string>,
): AboutPerson {
  const everybody = new Set(entriesOf(sections['persons']).map(([id]) => id));
  const isAbout = ([id, entry]: [string, Entry]) => {
    const named = [id, ...textsIn(entry)].filter((text) => everybody.has(text));
    return named.length === 0 || named.some((id) => personIds.has(id));
  };
  const taken = Object.entries(sections).map(([section, data]) => {
    // the list of persons holds every one as an entry of its own, and a child names its parents
    const ofSection = section === 'persons' ? ([id]: [string, Entry]) => personIds.has(id) : isAbout;
    return { section, entries: entriesOf(data).filter(ofSection) };
  });
  const isInternal = (section: string, entry: Entry) => {
    const { protectedEntries } = isSectionName(section) ? rulesOf(section) : {};
    return protectedEntries?.protection === 'internal' && protectedEntries.where(entry);
  };
  return {
    sections: Object.fromEntries(
      taken.map(({ section, entries }) => [
        section,
        Object.fromEntries(entries.filter(([, entry]) => !isInternal(section, entry))),
      ]),
    ),
    internalNotes: taken.flatMap(({ section, entries }) =>
      entries.filter(([, entry]) => isInternal(section, entry)),
    ).length,
  };
}

/** The entries of a document, whatever it is. */
function entriesOf(data: unknown): [string, Entry][] {
  if (!isRecord(data) || !isRecord(data['items'])) return [];
  return Object.entries(data['items']).flatMap(([id, entry]) => (isRecord(entry) ? [[id, entry]] : []));
}

const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
