/** The clock of an appointment stands in Germany, wherever the device is. */
export interface Clock {
  now(): Date;
  /** The calendar day in Europe/Berlin, `YYYY-MM-DD`. */
  today(): string;
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** A clock that reads the given time source; tests hand in a fixed one. */
export const createClock = (now: () => Date = () => new Date()): Clock => ({
  now,
  today: () => berlinDay.format(now()),
});
