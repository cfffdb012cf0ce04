/** What amounts are shown for: a month, or a year with its special payments. */
export type Period = 'month' | 'year';
