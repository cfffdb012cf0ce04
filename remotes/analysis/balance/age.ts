import { addMonths, type IsoDate } from '@vp-digital/core/finance';

/** A value that is older than this wants to be asked for again. */
const monthsOfValidity = 12;

/** True for a value whose day is more than twelve months before another. */
export const isOld = (asOf: IsoDate | undefined, today: IsoDate): boolean =>
  asOf !== undefined && addMonths(asOf, monthsOfValidity) < today;
