import { euros } from '@vp-digital/core/finance';

/** No single expense is above it. */
export const largestExpense = euros(100_000);

/** An expense from here on is asked about, whatever its frequency. */
export const unusualExpense = euros(10_000);
