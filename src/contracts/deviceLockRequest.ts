import * as z from 'zod/mini';
import { devicePurposes } from './deviceLock';

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
