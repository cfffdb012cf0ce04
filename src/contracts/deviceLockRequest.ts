import * as z from 'zod/mini';
import { devicePurposes } from './deviceLock';

/** Six digits that the advisor makes up when the device is handed over. */
export const devicePin = z.string().check(z.regex(/^\d{6}$/));

/**
 * `POST /api/user-account/device-lock` with an `Idempotency-Key`: the device goes into the customer's hands. From then on
 * every call of this sign-in answers 423, in all windows, save those of the purpose for this household,
 * until somebody has signed in again at the sign-in itself (`auth_time` after the lock), or has given the PIN, if one was set.
 */
export const deviceLockRequest = z.strictObject({
  purpose: z.enum(devicePurposes),
  householdId: z.uuid(),
  pin: z.optional(devicePin),
});
export type DeviceLockRequest = z.infer<typeof deviceLockRequest>;

/**
 * `POST /api/user-account/device-lock/pin`, also answered while the lock holds: the PIN that was set with it ends it for this
 * sign-in. Answers the lock as `GET` does: missing when it is over, with fewer tries after a wrong PIN.
 */
export const devicePinRequest = z.strictObject({ pin: devicePin });
export type DevicePinRequest = z.infer<typeof devicePinRequest>;
