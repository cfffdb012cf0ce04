import * as z from 'zod/mini';

/** A text of a product, which comes with its data: German, and English for those who read that. */
export const productText = z.strictObject({
  de: z.string().check(z.minLength(1), z.maxLength(600)),
  en: z.string().check(z.minLength(1), z.maxLength(600)),
});
export type ProductText = z.infer<typeof productText>;
