import { type Cents, euros } from '@vp-digital/core/finance';

/** The difference of two amounts as they are shown, in whole euros, so that whoever subtracts finds the same. */
export const shownDifference = (amount: Cents, less: Cents): Cents =>
  euros(Math.round(amount / 100) - Math.round(less / 100));
