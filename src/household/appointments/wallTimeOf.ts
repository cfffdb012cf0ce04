const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What the clock in Germany shows at an instant: `2026-11-21T18:00`. */
export const wallTimeOf = (instant: Date): string => berlin.format(instant).replace(' ', 'T');
