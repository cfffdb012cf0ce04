/** The year of an instant on the clock of Berlin, as `2026`. */
export const yearOf = (instant: string): string => berlinYear.format(new Date(instant));

const berlinYear = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric' });
