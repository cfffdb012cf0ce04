import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, text } from './fields';
import { wishWeights } from './healthWishCodes';

const key = z.string().check(z.regex(/^[a-zA-Z]{3,40}$/));

/**
 * Leistungswünsche an die Krankenversicherung, by person id: what matters to somebody, and nothing about anybody's health.
 */
const healthWish = z.strictObject({
  ...entry,
  /** By wish; one that is left out was not asked yet. */
  weights: z.optional(z.record(key, z.enum(wishWeights))),
  /** Keys of tariffs with a star. */
  favourites: z.optional(z.array(text(40)).check(z.maxLength(20))),
  /** Keys of the tariffs that are compared, three at most. */
  chosen: z.optional(z.array(text(40)).check(z.maxLength(3))),
});
export const healthWishes = defineDocument(healthWish, { owner: 'key', change: permissions.pkvModule });
export type HealthWish = z.infer<typeof healthWish>;
