import type { SectionData, SectionName } from '@vp-digital/core/household';

type Entry = Readonly<Record<string, unknown>>;

/** What is taken from the documents for one person, and what is kept back. */
export interface AboutPerson {
  sections: Record<string, Record<string, unknown>>;
  /** Notes that are not for the customer: whether they are told is decided by a person. */
  internalNotes: number;
}

/**
 * The entries about a person: those that name her, and those that name nobody, because they are about the household.
 * What is about others only stays out (Art. 15 (4) GDPR). Which entries name somebody is told by the ids in them, so
 * that a section of tomorrow needs no rule of its own.
 */
export function aboutPerson(sections: Partial<SectionData>, personId: string): AboutPerson {
  const everybody = new Set(Object.keys(sections.persons?.items ?? {}));
  const isAbout = (id: string, entry: Entry) => {
    const named = [id, ...textsIn(entry)].filter((text) => everybody.has(text));
    return named.length === 0 || named.includes(personId);
  };
  const taken = (Object.keys(sections) as SectionName[]).map((section) => {
    const entries = Object.entries(sections[section]?.items ?? {}) as [string, Entry][]; // entries of every section are objects
    return [section, entries.filter(([id, entry]) => isAbout(id, entry))] as const;
  });
  const isInternal = (section: SectionName, entry: Entry) =>
    section === 'recap' && entry['visibility'] === 'internal';
  return {
    sections: Object.fromEntries(
      taken.map(([section, entries]) => [
        section,
        Object.fromEntries(
          entries
            .filter(([, entry]) => !isInternal(section, entry))
            // the list of persons holds every one as an entry of its own
            .filter(([id]) => section !== 'persons' || id === personId),
        ),
      ]),
    ),
    internalNotes: taken.flatMap(([section, entries]) =>
      entries.filter(([, entry]) => isInternal(section, entry)),
    ).length,
  };
}

/** Every text in a value, however deep, keys included: some entries are kept by the id of a person. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...textsIn(member)]);
}
