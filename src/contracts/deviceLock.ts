import * as z from 'zod/mini';

/** What a customer may do alone with the device. */
export const devicePurposes = ['rating'] as const;

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
