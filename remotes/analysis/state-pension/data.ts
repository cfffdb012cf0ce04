import {
  type Adult,
  adults,
  type DataOf,
  mainEmployment,
  occupationOf,
  type SectionData,
  type StatutoryPension,
} from '@vp-digital/core/household';
import type { documents } from '../documents';

/** What the page shows; it edits `statutoryPensions`. */
export type StatePensionData = DataOf<typeof documents.statePension>;

export type Provider = StatutoryPension['provider'];

export interface Letter {
  id: string;
  letter: StatutoryPension;
}

/** Whose letters the page takes, and what kind of pension is expected first. */
export interface Insured {
  person: Adult;
  provider: Provider;
  isRetired: boolean;
}

export const insured = (data: StatePensionData): Insured[] =>
  adults(data).map((person) => {
    const occupation = occupationOf(data, person.id);
    return {
      person,
      provider: occupation === 'civilServant' ? 'civilService' : schemeOf(data, person.id),
      isRetired: occupation === 'retired',
    };
  });

/** Whoever has named a Versorgungswerk at the main job gets its letters. */
const schemeOf = (data: StatePensionData, personId: string): Provider =>
  mainEmployment(data, personId)?.professionalPensionFund ? 'professional' : 'statutory';

/** A person's letters, the newest first. */
export const lettersOf = (
  { statutoryPensions }: Pick<SectionData, 'statutoryPensions'>,
  personId: string,
): Letter[] =>
  Object.entries(statutoryPensions.items)
    .map(([id, letter]) => ({ id, letter }))
    .filter(({ letter }) => letter.personId === personId)
    .sort(
      ({ letter: one }, { letter: other }) =>
        other.recordDate.localeCompare(one.recordDate) || other.position - one.position,
    );
