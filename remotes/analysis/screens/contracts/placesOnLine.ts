import type { IsoDate } from '@vp-digital/core/finance';
import type { ContractDate } from '@vp-digital/core/household';

export interface LineOfDates {
  /** The years at its ends: this one, and the one after the last day. */
  from: number;
  until: number;
  /** In percent of its length. */
  places: (Pick<ContractDate, 'key' | 'what'> & { place: number })[];
}

/** Where days lie on a line that begins with this year and ends with the year of the last of them. */
export function placesOnLine(dates: readonly ContractDate[], today: IsoDate): LineOfDates {
  const from = yearOf(today);
  const until = Math.max(from, ...dates.map(({ date }) => yearOf(date))) + 1;
  return {
    from,
    until,
    places: dates.map(({ key, what, date }) => ({
      key,
      what,
      place: Math.round((monthsSince(from, date) / (12 * (until - from))) * 1_000) / 10,
    })),
  };
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

/** With the part of the month that is over; a line of years shows no more. */
const monthsSince = (year: number, date: IsoDate) =>
  (yearOf(date) - year) * 12 + Number(date.slice(5, 7)) - 1 + (Number(date.slice(8, 10)) - 1) / 31;
