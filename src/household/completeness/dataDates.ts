import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionName } from '../documents';
import { adultsOf } from '../figures/people';
import { isLetter, isOutdatedLetter, recordsOf } from '../figures/retirement/pensionRecords';
import { isOutdatedValue } from '../figures/wealth/isOutdatedValue';
import { type DataArea, documentsOfArea } from './areas';
import type { CompletenessData } from './requiredFact';

/** On which day a document was changed last, by its name. */
export type ChangeDates = Partial<Record<SectionName, IsoDate>>;

export interface DataDate {
  /** Of the oldest value or letter that counts; else the day on which the area was changed last. Undefined without data. */
  day?: IsoDate;
  isOutdated: boolean;
}

/** From when the data of an area are. */
export function dataDate(
  area: DataArea,
  household: CompletenessData,
  date: IsoDate,
  changed: ChangeDates,
): DataDate {
  if (area === 'pension') return oldestLetter(household, date);
  if (area === 'wealth') {
    const { assets, liabilities } = household;
    return oldest(
      [...Object.values(assets.items), ...Object.values(liabilities.items)].map(({ asOf }) => asOf),
      (day) => isOutdatedValue(day, date),
    );
  }
  const days = documentsOfArea[area].flatMap((name) => changed[name] ?? []).sort();
  const newest = days.at(-1);
  return { ...(newest !== undefined && { day: newest }), isOutdated: false };
}

function oldestLetter(household: CompletenessData, date: IsoDate): DataDate {
  const newest = adultsOf(household).flatMap((id) => recordsOf(household, id).filter(isLetter).at(-1) ?? []);
  const outdated = newest.filter((letter) => isOutdatedLetter(letter, date));
  return oldest(
    newest.map(({ recordDate }) => recordDate),
    () => outdated.length > 0,
  );
}

function oldest(days: readonly IsoDate[], isOutdated: (day: IsoDate) => boolean): DataDate {
  const [first] = days.toSorted();
  return first === undefined ? { isOutdated: false } : { day: first, isOutdated: isOutdated(first) };
}
