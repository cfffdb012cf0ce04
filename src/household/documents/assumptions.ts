import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { basisPoints, entry } from './fields';

const upTo = (maximum: number) => z.optional(basisPoints(maximum));

/**
 * What a household's screens assume of the future, where it differs from what is agreed for all: one set for everything
 * that looks ahead. A value that is left out is the common one (`commonAssumptions`).
 */
const changed = z.strictObject({
  ...entry,
  inflation: upTo(600),
  /** Yearly rise of pay and of pensions. */
  payGrowth: upTo(600),
  pensionGrowth: upTo(600),
  /** Yearly rise of premiums of private health insurance, and of what statutory insurance costs. */
  premiumGrowth: upTo(800),
  contributionGrowth: upTo(800),
  /** Yearly returns after costs: on accounts, on savings for the next years; for the long run above inflation. */
  accountReturn: upTo(600),
  savingsReturn: upTo(600),
  realReturn: upTo(600),
  /** By how much the return of the long run fluctuates in a year (standard deviation). */
  fluctuation: upTo(3_000),
  /** Of a savings plan: yearly return before costs, and its yearly costs. */
  planReturn: upTo(600),
  planCosts: upTo(200),
  /** Yearly return of what an insurance invests for an old-age pension, after its costs. */
  insuredReturn: upTo(600),
  /** Interest of loans after their fixed rate. */
  followUpRate: upTo(1_200),
  /** What stays on the account of the money that is free. */
  freeShare: upTo(10_000),
});
/** A household has one set, under `assumptionsId`: of two households that become one, that of one side. */
export const assumptions = defineDocument(changed, { merge: 'one' });
export type ChangedAssumptions = z.infer<typeof changed>;
