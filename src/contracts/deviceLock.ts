import * as z from 'zod/mini';

/** What a customer may do with the device unattended: answer the rating, or look at the pages made for them. */
export const devicePurposes = ['rating', 'customerView'] as const;

/** `GET /api/user-account/device-lock`, also answered while it holds: `lock` is missing when there is none. */
export const deviceLock = z.object({
  lock: z.optional(
    z.object({
      purpose: z.enum(devicePurposes),
      householdId: z.uuid(),
      /** 0 if the household is no longer accessible: handed over, merged or deleted. The lock still holds. */
      legacyHouseholdId: z.int(),
      /** Of the adults, for the questions to them; nobody where the household is out of reach. */
      firstNames: z.array(z.string()),
      /**
       * The adults who were there, each of whom is asked; missing from services from before each had their own rating,
       * and where the household is out of reach.
       */
      asked: z.optional(z.array(z.object({ personId: z.uuid(), name: z.string() }))),
      /**
       * How often the PIN may still be tried, 0 to 5; missing where none was set. At 0 only the sign-in ends the lock.
       */
      triesLeft: z.optional(z.int()),
    }),
  ),
});
export type DeviceLock = z.infer<typeof deviceLock>;
