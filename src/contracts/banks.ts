import * as z from 'zod/mini';

/** The eight digits of a German bank: all that is asked of an IBAN, for they name a bank and nobody's account. */
export const bankCode = z.string().check(z.regex(/^\d{8}$/));

/** `GET /api/settings/banks/{bankCode}`: whose code it is in the list of the Bundesbank; `bank` is missing where it is nobody's. */
export const bankOfCode = z.object({
  bank: z.optional(z.object({ name: z.string(), bic: z.optional(z.string()) })),
  /** The day from which the list holds; a newer one comes every quarter. */
  listFrom: z.optional(z.iso.date()),
});
export type BankOfCode = z.infer<typeof bankOfCode>;
