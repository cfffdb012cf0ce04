import * as z from 'zod/mini';

/** What another contract may do with a file that was opened to it. */
export const accessScopes = ['read', 'write'] as const;
export type AccessScope = (typeof accessScopes)[number];

/**
 * `POST /api/households/access-requests` with an `Idempotency-Key` and `newPersons`: asks the advisors who hold files of
 * these persons to open them. 201 `accessRequested`, the same whether one was asked or several. A file that was asked
 * for already is not asked for twice.
 */
export const accessRequested = z.object({ accessRequested: z.boolean() });

/** `GET /api/households/access-requests`: who has asked for files of the caller's contract, and is not answered yet. */
export const accessRequest = z.object({
  requestId: z.uuid(),
  householdId: z.uuid(),
  householdName: z.string(),
  /** Name of the advisor who asks, and under which accounting contract. */
  requestedBy: z.string(),
  contract: z.string(),
  requestedAt: z.iso.datetime(),
});
export type AccessRequest = z.infer<typeof accessRequest>;

/**
 * `POST /api/households/access-requests/{requestId}/decision` with an `Idempotency-Key`: 201 the request, answered. A
 * file that is opened is seen by the whole contract that asked, and changed by it where `scope` does not say otherwise, until
 * the end of the day `until`, an hour more or less, or until it is taken back. 403 for requests to others, and for those
 * answered; 422 for a day that is over.
 */
export const accessDecision = z.strictObject({
  granted: z.boolean(),
  scope: z.optional(z.enum(accessScopes)),
  until: z.optional(z.iso.date()),
});
export type AccessDecision = z.infer<typeof accessDecision>;
