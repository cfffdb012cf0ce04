/** What amounts are of: a month, or a year with its special payments. */
export type Period = 'month' | 'year';
