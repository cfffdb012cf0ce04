import * as z from 'zod/mini';
import { budgetEventKinds } from './codes';
import { basisPoints, id, isoMonth, money } from './fields';

/** What happens in a life, with what somebody has said of it. A field that its kind does not have is left out. */
export const budgetEvent = z.strictObject({
  kind: z.enum(budgetEventKinds),
  /** Whose pay it changes, or who needs care. */
  personId: z.optional(id),
  /** Its first month. */
  from: isoMonth,
  /** How long it lasts; left out: to the end, pay to the start of the pension. */
  months: z.optional(z.int().check(z.minimum(1), z.maximum(720))),
  /** A month: what replaces the pay, what a child or care costs, what the house costs to run. */
  amount: z.optional(money(100_000)),
  /** For how many months `amount` is paid, where that is less than it lasts. */
  amountMonths: z.optional(z.int().check(z.minimum(1), z.maximum(720))),
  /** Share of today's working hours. */
  share: z.optional(basisPoints(10_000)),
  /** Of a house: own money with all additional costs, paid once; its loan; the rent that ends. */
  once: z.optional(money(10_000_000)),
  debt: z.optional(money(10_000_000)),
  interest: z.optional(basisPoints(2_000)),
  rate: z.optional(money(100_000)),
  rent: z.optional(money(100_000)),
});
export type BudgetEvent = z.infer<typeof budgetEvent>;
