/** The day of all sample values. */
export const testClock = () => new Date('2026-10-01T10:00:00Z');
