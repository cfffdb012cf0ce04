import * as z from 'zod/mini';

/** Building blocks of the household's documents. Amounts are integer cents, rates basis points (1 % = 100). */

export const id = z.uuid();
export const isoDate = z.iso.date();
/** No living person, and nothing that is done today, is older; a year typed in part (`0019`) is none. */
export const earliestDay = '1900-01-01';
export const recentDate = isoDate.check(z.refine((day) => day >= earliestDay, `Not before ${earliestDay}.`));
export const isoMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** An amount of at most `maximum` euros. */
export const money = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum * 100));

/** A rate in basis points. */
export const basisPoints = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum));

export const text = (maximum: number) => z.string().check(z.maxLength(maximum));
export const requiredText = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** How often an amount is due: Zahlweise. */
export const frequency = z.enum(['monthly', 'quarterly', 'halfYearly', 'yearly', 'once']);
export type Frequency = z.infer<typeof frequency>;

/** Where a fact comes from: Quelle. */
const source = z.enum(['customer', 'advisor', 'document', 'estimated', 'import']);

/** What every entry of a document carries beside its own facts. */
export const entry = { position: z._default(z.int(), 0), source: z.optional(source) };

/** A document holds its entries by id, so that two people can edit two entries, or two fields of one, at once. */
export const documentOf = <Entry extends z.core.$ZodType>(item: Entry) =>
  z.strictObject({ items: z.record(id, item) });
