import {
  checkedDocument,
  type SectionData,
  type SectionName,
  sectionNames,
} from '@vp-digital/core/household';
import { ServiceError } from '../../http/ServiceError';
import { withoutDeadLinks } from '../deadLinks';
import type { Document } from '../document';
import type { HouseholdDocuments } from '../readDocuments';
import { type SplitDocument, splitDocument } from './splitDocument';
import { withResponsible } from './withResponsible';

type Part = Readonly<Record<SectionName, Document>>;

export interface SplitHousehold {
  /** The documents of the new household, and what is left of the old one's. */
  goes: Part;
  stays: Part;
  counts: Readonly<Record<SectionName, SplitDocument['counts']>>;
}

/**
 * The documents of two households, when these persons move out of one. Throws 422 for somebody who does not live there.
 *
 * @param today says who is of age
 * @param isClosed the new file is closed at once
 */
export function splitHousehold(
  { documentOf, persons }: Pick<HouseholdDocuments, 'documentOf' | 'persons'>,
  personIds: readonly string[],
  today: string,
  isClosed = false,
): SplitHousehold {
  const movers = new Set(personIds);
  const everybody = Object.keys(persons.items);
  if (personIds.some((id) => !everybody.includes(id)))
    throw new ServiceError('invalid', 'Nobody of this household.', { status: 422 });
  const parting = { movers, stayers: new Set(everybody.filter((id) => !movers.has(id))) };
  const split = bySection((section) => splitDocument(section, documentOf(section), parting));
  return {
    goes: settled((section) => split[section].goes, today, isClosed),
    stays: settled((section) => split[section].stays, today),
    counts: bySection((section) => split[section].counts),
  };
}

const bySection = <Value>(of: (section: SectionName) => Value) =>
  Object.fromEntries(sectionNames.map((section) => [section, of(section)])) as Record<SectionName, Value>; // one per name

/** One of the two with somebody who answers for it, and without names of entries that are in the other one. */
function settled(partOf: (section: SectionName) => Document, today: string, isClosed = false): Part {
  return bySection((section) => {
    if (section === 'persons')
      return withResponsible(personsIn({ persons: partOf(section) }), today, isClosed);
    return withoutDeadLinks(section, partOf);
  });
}

/** Who lives in one of the two. */
export const personsIn = ({ persons }: Pick<Part, 'persons'>): SectionData['persons'] =>
  checkedDocument('persons', persons);
