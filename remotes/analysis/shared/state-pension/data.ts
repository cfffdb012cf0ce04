import type { IsoDate } from '@vp-digital/core/finance';
import {
  type Adult,
  adults,
  type DataOf,
  livesOnOldAgePension,
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
  /** The pension is paid already, and is an income. */
  isRetired: boolean;
}

export const insured = (data: StatePensionData, date: IsoDate): Insured[] =>
  adults(data).map((person) => ({
    person,
    provider: pensionProviderOf(data, person.id),
    isRetired: livesOnOldAgePension(data, person.id, date),
  }));

/** A person's records, the one that counts first. */
export const lettersOf = (household: Pick<SectionData, 'statutoryPensions'>, personId: string): Letter[] =>
  recordEntriesOf(household, personId)
    .map(([id, letter]) => ({ id, letter }))
    .reverse();
