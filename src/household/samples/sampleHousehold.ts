import type * as z from 'zod/mini';
import {
  type SectionByPerson,
  type SectionName,
  sectionNames,
  type sectionSchemas,
  isKeyedByPerson,
} from '../documents';

export type Entry<Name extends SectionName> = z.input<(typeof sectionSchemas)[Name]>['items'][string];

type ByPerson = Exclude<SectionByPerson, 'persons'>;

/** The sections of a sample household as lists; what belongs to a person names it by its place in `persons`. */
export type SampleLists = { [Name in Exclude<SectionName, ByPerson>]?: Entry<Name>[] } & {
  /** One per person, in the order of the persons; these documents are kept by person id. */
  [Name in ByPerson]?: (Entry<Name> | undefined)[];
};

export interface SampleHousehold {
  householdId: string;
  legacyHouseholdId: number;
  sections: { [Name in SectionName]: z.input<(typeof sectionSchemas)[Name]> };
}

/** The day to which all balances and figures of the samples refer. */
export const asOf = '2026-10-01';

/** Id of the n-th person (from 1) of a sample household; the same after every start. */
export const personId = (household: number, person: number) => sampleId('22222222', household, 0, person);

export const householdId = (household: number) => `11111111-0000-4000-8000-00000000000${household}`;

/** The documents of a household from its lists: entries get ids, and their place in the list as position. */
export function sampleSections(household: number, lists: SampleLists): SampleHousehold['sections'] {
  const sections = sectionNames.map((section, group) => {
    const entries = (lists[section] ?? []).flatMap((entry, position) => {
      const id = isKeyedByPerson(section)
        ? personId(household, position + 1)
        : sampleId('33333333', household, group, position + 1);
      return entry ? [[id, { ...entry, position }] as const] : [];
    });
    return [section, { items: Object.fromEntries(entries) }];
  });
  return Object.fromEntries(sections) as SampleHousehold['sections']; // each made of the entries of its own schema
}

function sampleId(prefix: string, household: number, group: number, place: number): string {
  const end = String(place).padStart(12, '0');
  return `${prefix}-000${household}-4000-8${String(group).padStart(3, '0')}-${end}`;
}
