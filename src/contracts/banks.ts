import * as z from 'zod/mini';

/**
 * The eight digits of a German bank: the only part of an IBAN that is asked for, as it identifies a bank but no
 * account.
 */
export const bankCode = z.string().check(z.regex(/^\d{8}$/));

/**
 * `GET /api/settings/banks/{bankCode}`: the bank of this code in the list of the Bundesbank; `bank` is missing for an
 * unassigned code.
 */
export const bankOfCode = z.object({
  bank: z.optional(z.object({ name: z.string(), bic: z.optional(z.string()) })),
  /** The day from which the list is valid; a new one comes every quarter. */
  listFrom: z.optional(z.iso.date()),
});
export type BankOfCode = z.infer<typeof bankOfCode>;
