import type { SectionName } from '@vp-digital/core/household';

/** The specification's sections of personal data, and what an address calls them. */
export const sectionSlugs = {
  basicData: 'stammdaten',
  address: 'adresse',
  contact: 'kontakt',
  employment: 'beruf',
  tax: 'forderdaten',
  bankDetails: 'bankverbindung',
} as const;

/** The documents in which the facts of a section stand. */
export const documentsOf = {
  basicData: ['persons'],
  address: ['addresses'],
  contact: ['contacts'],
  employment: ['employments'],
  tax: ['taxProfiles', 'employments'],
  bankDetails: ['bankAccounts'],
} as const satisfies Record<keyof typeof sectionSlugs, readonly SectionName[]>;

export type Section = keyof typeof sectionSlugs;
export const sections = Object.keys(sectionSlugs) as Section[]; // Object.keys forgets the literal keys

const ofChildren: ReadonlySet<Section> = new Set<Section>(['basicData', 'address']);

/** The sections that there are of a person: a child has no job and no tax class, and is reached by its parents. */
export const sectionsOf = ({ role }: { role: string }): Section[] =>
  sections.filter((section) => role !== 'child' || ofChildren.has(section));

/**
 * The sections that an address names, joined by dots: those offered, in the order of the address and each once. What is
 * none of them is passed over.
 */
export function sectionsIn(named: string, offered: readonly Section[]): Section[] {
  const found = named.split('.').flatMap((slug) => offered.find((one) => sectionSlugs[one] === slug) ?? []);
  return [...new Set(found)];
}
