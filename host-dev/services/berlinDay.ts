const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day in Germany, `YYYY-MM-DD`. */
export const berlinDay = (instant: Date): string => format.format(instant);
