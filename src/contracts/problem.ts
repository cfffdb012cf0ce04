import * as z from 'zod/mini';

/** What every refused call answers (RFC 9457, `application/problem+json`). */
export const problem = z.object({
  status: z.int(),
  code: z.enum([
    'invalid',
    'unauthorized',
    'forbidden',
    'not-found',
    'conflict',
    'precondition-required',
    'too-large',
    'unsupported',
    'too-many-requests',
    'unavailable',
    'internal',
  ]),
  title: z.string(),
  requestId: z.string(),
  /** Which field is wrong and why, as far as a field is to blame. */
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
});
/** The code of the issue of a 403 that an assistant gets while somebody of the household refuses assistants. */
export const assistantsRefused = 'assistants-refused';

export type Problem = z.infer<typeof problem>;
