import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import type { SectionData, StatutoryPension } from '../../documents';

export type PensionRecords = Pick<SectionData, 'statutoryPensions'>;

type Provider = StatutoryPension['provider'];

/** The record of a scheme that counts: the newest letter, else what was estimated or told. */
export const newestRecord = (
  household: PensionRecords,
  personId: string,
  provider: Provider,
): StatutoryPension | undefined =>
  recordsOf(household, personId)
    .filter((record) => record.provider === provider)
    .at(-1);

/** All records of a person, the one that counts last: as `recordEntriesOf`. */
export const recordsOf = (household: PensionRecords, personId: string): StatutoryPension[] =>
  recordEntriesOf(household, personId).map(([, record]) => record);

/**
 * All records of a person with their ids, oldest first; of two of one day the one recorded later is the newer. What was
 * estimated or told stands before all letters: a letter counts, whatever its date.
 */
export const recordEntriesOf = (
  { statutoryPensions }: PensionRecords,
  personId: string,
): (readonly [id: string, record: StatutoryPension])[] =>
  Object.entries(statutoryPensions.items)
    .filter(([, record]) => record.personId === personId)
    .sort(
      ([, one], [, other]) =>
        Number(isLetter(one)) - Number(isLetter(other)) ||
        one.recordDate.localeCompare(other.recordDate) ||
        one.position - other.position,
    );

const notFromLetters: ReadonlySet<string | undefined> = new Set(['estimated', 'customer', 'advisor']);

/** Whether a record is a scheme's letter; else its date is the day on which it was estimated or told. */
export const isLetter = ({ source }: StatutoryPension): boolean => !notFromLetters.has(source);

/** What was told of the claim to a scheme's disability pension: the newest answer, whichever record holds it. */
export const disabilityClaimOf = (
  household: PensionRecords,
  personId: string,
  provider: Provider,
): boolean | undefined =>
  recordsOf(household, personId).findLast(
    (record) => record.provider === provider && record.disabilityEntitled !== undefined,
  )?.disabilityEntitled;

/** Earning points of a record, as a number. */
export const pointsOf = (record: StatutoryPension | undefined): number | undefined =>
  record?.pointsTenThousandths === undefined ? undefined : record.pointsTenThousandths / 10_000;

/** Months after which a newer letter is worth asking for: one comes every year. */
const goodFor = 24;

export const isOutdatedLetter = (record: StatutoryPension, date: IsoDate): boolean =>
  isLetter(record) && record.recordDate < addMonths(date, -goodFor);
