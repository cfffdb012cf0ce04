import * as z from 'zod/mini';

/** What was read from a picture: the value as the document would hold it, and how sure the recognition is, in percent. */
export const readValue = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.object({ value, confidence: z.int().check(z.minimum(0), z.maximum(100)) }));
