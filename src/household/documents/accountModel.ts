import * as z from 'zod/mini';
import { accountSplits, accountVariants, allowanceRhythms } from './accountCodes';
import { defineDocument } from './defineDocument';
import { entry, money } from './fields';

/**
 * Zwei-Konten-Modell: by which accounts the month's money goes, and when. Which account plays which role says its
 * purpose in `bankAccounts`.
 */
const model = z.strictObject({
  ...entry,
  /** All together, a joint account besides own ones, or two accounts each. */
  variant: z.optional(z.enum(accountVariants)),
  /** How partners share what is paid in common. */
  split: z.optional(z.enum(accountSplits)),
  /** Day of the month on which standing orders are carried out. */
  standingOrderDay: z.optional(z.int().check(z.minimum(1), z.maximum(28))),
  /** Whether the money to live on comes by the week or by the month. */
  allowance: z.optional(z.enum(allowanceRhythms)),
  /** What always stays on the household account; left out: the fixed costs of a month. */
  buffer: z.optional(money(100_000)),
});
/** A household has one, under `accountModelId`: of two households that become one, that of one side. */
export const accountModel = defineDocument(model, { merge: 'one' });
export type AccountModel = z.infer<typeof model>;
