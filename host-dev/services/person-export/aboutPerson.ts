import {
  isSectionName,
  type Protection,
  protectedParts,
  type SectionData,
  type SectionName,
  withAnswersOf,
  withoutProtected,
} from '@vp-digital/core/household';
import { textsIn } from '../textsIn';

type Entry = Readonly<Record<string, unknown>>;

/** What is taken from the documents for one person, and what is kept back. */
export interface AboutPerson {
  sections: Record<string, Readonly<Record<string, unknown>>>;
  /** Notes and answers that are not for the customer: whether they are told is decided by a person. */
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
  /** What another one has answered is about that one. */
  const ownAnswers = (section: string, entry: Entry): Entry =>
    isSectionName(section)
      ? (withAnswersOf(section, entry, (id) => personIds.has(id)) as Entry) // the same entry with fewer answers
      : entry;
  const taken = Object.entries(sections).map(([section, data]) => {
    // the list of persons holds every one as an entry of its own, and a child names its parents
    const ofSection = section === 'persons' ? ([id]: [string, Entry]) => personIds.has(id) : isAbout;
    const entries = entriesOf(data).map(([id, entry]): [string, Entry] => [id, ownAnswers(section, entry)]);
    return { section, entries: entries.filter(ofSection) };
  });
  const exported = taken.map(({ section, entries }) => {
    const items = Object.fromEntries(entries);
    if (!isSectionName(section)) return { section, items, kept: 0 };
    const kept = protectedParts(section, { items }, isInternal).size;
    return { section, items: withoutProtected(section, { items } as Document, isInternal).items, kept };
  });
  return {
    sections: Object.fromEntries(exported.map(({ section, items }) => [section, items])),
    internalNotes: exported.reduce((sum, { kept }) => sum + kept, 0),
  };
}

type Document = SectionData[SectionName]; // as it was written, by whichever release

const isInternal = (protection: Protection) => protection === 'internal';

/** The entries of all lists of a document, whatever it is: what has ended is as much about her as what goes on. */
function entriesOf(data: unknown): [string, Entry][] {
  if (!isRecord(data)) return [];
  return Object.values(data).flatMap((list) =>
    isRecord(list)
      ? Object.entries(list).flatMap(([id, entry]): [string, Entry][] =>
          isRecord(entry) ? [[id, entry]] : [],
        )
      : [],
  );
}

const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
