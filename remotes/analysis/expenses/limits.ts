import { euros } from '@vp-digital/core/finance';

/** No single expense is above it. */
export const largestExpense = euros(100_000);
