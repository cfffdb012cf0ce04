import { addMonths, type IsoDate } from '@vp-digital/core/finance';

/** Months after which a value is worth asking for again. */
const goodFor = 12;

/** True for a value whose day is more than twelve months before another. */
export const isOutdatedValue = (asOf: IsoDate | undefined, date: IsoDate): boolean =>
  asOf !== undefined && asOf < addMonths(date, -goodFor);
