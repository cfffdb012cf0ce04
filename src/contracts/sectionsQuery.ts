import * as z from 'zod/mini';

// Separate from the answer: a caller that only asks does not bundle the validation of the query.

/** More than a household has documents. */
export const mostSections = 50;

/**
 * `GET /api/households/{householdId}/sections?names=persons,incomes:<mark>`: several documents in one call, at most
 * `mostSections`. A name may carry the mark of the document that the caller holds. 400 when the names cannot be read ·
 * 403 unknown or foreign household. A document that is refused, unknown or broken is reported individually.
 */
export const sectionsQuery = z.object({
  names: z.pipe(
    z.pipe(
      z.string(),
      z.transform((names) => names.split(',')),
    ),
    z.array(z.string().check(z.regex(/^[a-zA-Z]{1,40}(:[\w-]{1,40})?$/))).check(z.maxLength(mostSections)),
  ),
});
