import * as z from 'zod/mini';

// Apart from the answer: who only asks does not carry how a question is checked.

/** More than a household has documents. */
export const mostSections = 50;

/**
 * `GET /api/households/{householdId}/sections?names=persons,incomes:<mark>`: several documents by one call, at most
 * `mostSections`. A name may bring the mark of the document that the caller holds. 400 when the names cannot be read ·
 * 403 unknown or foreign household. What is refused, unknown or broken of the documents is told for each alone.
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
