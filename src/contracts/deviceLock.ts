import * as z from 'zod/mini';

/** What a customer may do alone with the device. */
const devicePurposes = ['rating'] as const;

/**
 * `POST /api/user-account/device-lock` with an `Idempotency-Key`: the device goes into the customer's hands. From then on
 * every call of this sign-in answers 423, in all windows, save those of the purpose for this household,
 * until somebody has signed in again at the sign-in itself (`auth_time` after the lock).
 */
export const deviceLockRequest = z.strictObject({
  purpose: z.enum(devicePurposes),
  householdId: z.uuid(),
});
export type DeviceLockRequest = z.infer<typeof deviceLockRequest>;

/** `GET /api/user-account/device-lock`, also answered while it holds: `lock` is missing when there is none. */
export const deviceLock = z.object({
  lock: z.optional(
    z.object({
      purpose: z.enum(devicePurposes),
      householdId: z.uuid(),
      legacyHouseholdId: z.int(),
      /** Of the adults, for the questions to them. */
      firstNames: z.array(z.string()),
    }),
  ),
});
export type DeviceLock = z.infer<typeof deviceLock>;
