import type { Problem } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import { ServiceError } from './ServiceError';

// the small build of the library brings no texts; developers who read a problem deserve a reason
z.config(z.locales.en());

/** Parses what a client sent. Throws a problem that names each wrong field (JSON pointer) and why. */
export function parseRequest<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  { status = 400, title = 'The request does not match the contract.' } = {},
): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ServiceError('invalid', title, { status, issues: parsed.error.issues.map(toIssue) });
}

export const householdParameters = z.object({ householdId: z.uuid() });

/** What a schema found, as a problem names it. */
export const toIssue = ({
  path,
  code,
  message,
}: z.core.$ZodIssue): NonNullable<Problem['issues']>[number] => ({
  path: path.map((key) => `/${String(key)}`).join(''),
  code,
  message,
});
