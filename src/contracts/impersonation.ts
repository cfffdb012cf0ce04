import { fileRights } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

/** `POST /api/user-account/impersonations` with an `Idempotency-Key`: in whose role, under which of their contracts, and why. */
export const impersonationRequest = z.strictObject({
  userId: z.string().check(z.minLength(1), z.maxLength(100)),
  contract: z.string().check(z.minLength(1), z.maxLength(30)),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
});
export type ImpersonationRequest = z.infer<typeof impersonationRequest>;

/**
 * A role that was taken (201): the exchange of tokens takes its id as `impersonation` and answers tokens for areas in
 * that role until it ends: by itself, or by `POST /api/user-account/impersonations/{impersonationId}/end`. They read and never
 * write, and see nothing that is protected. 403 without the permission, and for a user who has no such contract.
 */
export const impersonation = z.object({
  impersonationId: z.uuid(),
  userId: z.string(),
  /** Name of that user. */
  name: z.string(),
  contract: z.string(),
  /** What the user holds: screens show what theirs would. */
  permissions: z.array(z.string()),
  fileRights: z.array(z.enum(fileRights)),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type ImpersonationDocument = z.infer<typeof impersonation>;
