/** The clock of an appointment stands in Germany, wherever the device is. */
export interface Clock {
  now(): Date;
  /** The calendar day in Europe/Berlin, `YYYY-MM-DD`. */
  today(): string;
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** A clock that reads the given time source; tests hand in a fixed one. */
export function createClock(now: () => Date = () => new Date()): Clock {
  let minute: number | undefined;
  let day = '';
  return {
    now,
    today: () => {
      const at = now();
      const since = Math.floor(at.getTime() / 60_000); // days begin with a minute everywhere
      if (since !== minute) {
        day = berlinDay.format(at);
        minute = since;
      }
      return day;
    },
  };
}
