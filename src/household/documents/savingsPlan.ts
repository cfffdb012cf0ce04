import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, isoDate, isoMonth, money } from './fields';

const share = z.optional(basisPoints(10_000));

/**
 * Sparbetrag: what the household wants to save each month, and for what. `amount` is what is being talked about; it is agreed
 * once `agreedAmount` and `agreedOn` say so.
 */
const plan = z.strictObject({
  ...entry,
  /** All that is saved a month, what runs in contracts already included. */
  amount: z.optional(money(100_000)),
  agreedAmount: z.optional(money(100_000)),
  agreedOn: z.optional(isoDate),
  startMonth: z.optional(isoMonth),
  /** By how much the amount rises every year. */
  yearlyRaise: z.optional(basisPoints(1_000)),
  /** Parts of the amount that go into each pot; what the three leave is free. */
  reserveShare: share,
  goalsShare: share,
  retirementShare: share,
  /** Assumed for the outlook: yearly return before costs, and yearly costs of what is saved. */
  annualReturn: z.optional(basisPoints(600)),
  annualCosts: z.optional(basisPoints(200)),
});
/** A household has one, under `savingsPlanId`: of two households that become one, that of one side. */
export const savingsPlan = defineDocument(plan, { merge: 'one' });
export type SavingsPlan = z.infer<typeof plan>;
