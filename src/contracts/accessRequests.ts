import * as z from 'zod/mini';

/** What another contract may do with a file that was opened to it. */
export const accessScopes = ['read', 'write'] as const;
export type AccessScope = (typeof accessScopes)[number];

/**
 * `POST /api/households/access-requests` with an `Idempotency-Key` and `newPersons`: asks the advisors who hold files
 * of these persons to open them. 201 `accessRequested`, the same whether one was asked or several. A pending request is
 * not repeated.
 */
export const accessRequested = z.object({ accessRequested: z.boolean() });

/** `GET /api/households/access-requests`: open requests for access to files of the caller's contract. */
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
 * `POST /api/households/access-requests/{requestId}/decision` with an `Idempotency-Key`: 201 the request, answered. The
 * whole requesting contract can read an opened file, and change it unless `scope` says otherwise, until the end of the
 * day `until`, give or take an hour, or until it is revoked. 403 for requests to others, and for those answered; 422
 * for a day that is over.
 */
export const accessDecision = z.strictObject({
  granted: z.boolean(),
  scope: z.optional(z.enum(accessScopes)),
  until: z.optional(z.iso.date()),
});
export type AccessDecision = z.infer<typeof accessDecision>;
