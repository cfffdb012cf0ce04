import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import type { SectionData, StatutoryPension } from '../../documents';

export type PensionRecords = Pick<SectionData, 'statutoryPensions'>;

type Provider = StatutoryPension['provider'];

/** The newest letter of a scheme to a person. */
export const newestRecord = (
  household: PensionRecords,
  personId: string,
  provider: Provider,
): StatutoryPension | undefined =>
  recordsOf(household, personId)
    .filter((record) => record.provider === provider)
    .at(-1);

/** All letters to a person, oldest first; of two of one day the one recorded later is the newer. */
export const recordsOf = ({ statutoryPensions }: PensionRecords, personId: string): StatutoryPension[] =>
  Object.values(statutoryPensions.items)
    .filter((record) => record.personId === personId)
    .sort((one, other) => one.recordDate.localeCompare(other.recordDate) || one.position - other.position);

/** Earning points of a record, as a number. */
export const pointsOf = (record: StatutoryPension | undefined): number | undefined =>
  record?.pointsTenThousandths === undefined ? undefined : record.pointsTenThousandths / 10_000;

/** Months after which a newer letter is worth asking for: one comes every year. */
const goodFor = 24;

export const isOutdatedLetter = ({ recordDate }: StatutoryPension, date: IsoDate): boolean =>
  recordDate < addMonths(date, -goodFor);
