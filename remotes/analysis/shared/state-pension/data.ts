import {
  type Adult,
  adults,
  type DataOf,
  occupationOf,
  pensionProviderOf,
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
  adults(data).map((person) => ({
    person,
    provider: pensionProviderOf(data, person.id),
    isRetired: occupationOf(data, person.id) === 'retired',
  }));

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
