import {
  type Adult,
  adults,
  type DataOf,
  occupationOf,
  pensionProviderOf,
  recordEntriesOf,
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

/** A person's records, the one that counts first. */
export const lettersOf = (household: Pick<SectionData, 'statutoryPensions'>, personId: string): Letter[] =>
  recordEntriesOf(household, personId)
    .map(([id, letter]) => ({ id, letter }))
    .reverse();
