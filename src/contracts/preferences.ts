import * as z from 'zod/mini';
import { householdOrders } from './householdOrders';

/** A menu code, or the pattern of a screen that has none: `/haushalt/:householdId/uebersicht`. Never an id. */
const menuKey = z.string().check(z.regex(/^(?:[A-Z_]{1,60}|(?:\/(?::[A-Za-z]+|[a-z-]+)){1,8})$/));

const tileNames = z.array(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))).check(
  z.maxLength(40),
  z.refine((names) => new Set(names).size === names.length, 'Each tile once.'),
);

/** What a person has set up for herself. Households are named by id only. */
export const preferences = z.strictObject({
  /** Entries of the menu search, in her order, each once. `favoritesUpdated` names those that have a code. */
  favourites: z.array(menuKey).check(
    z.maxLength(50),
    z.refine((keys) => new Set(keys).size === keys.length, 'Each favourite once.'),
  ),
  /** Households that she wants to find quickly, the last one first. */
  favouriteHouseholds: z.optional(
    z.array(z.uuid()).check(
      z.maxLength(200),
      z.refine((ids) => new Set(ids).size === ids.length, 'Each favourite once.'),
    ),
  ),
  /** Products of the catalogue that she wants to find quickly, the last one first, by their ids. */
  favouriteProducts: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))).check(
      z.maxLength(200),
      z.refine((ids) => new Set(ids).size === ids.length, 'Each favourite once.'),
    ),
  ),
  /** The household search lists nothing before it is asked: a customer may be looking on. */
  listAfterSearch: z.optional(z.boolean()),
  /** What she sorts her households by, and whether the other way round; left out, by name. */
  householdOrder: z.optional(z.strictObject({ by: z.enum(householdOrders), descending: z.boolean() })),
  /** Accounting contract of the advisor context that is taken without a question. */
  defaultContract: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  /** Names of the overview's tiles, in her order; left out, the template holds. */
  tiles: z.optional(tileNames),
  /** Names of those that she does not want to see; a tile that nobody knew then is seen. */
  hiddenTiles: z.optional(tileNames),
});
export type Preferences = z.infer<typeof preferences>;

/**
 * The caller's own document, as `/graphql/configuration` answers it; version 0 was never written.
 * `PUT /api/settings/preferences` with `If-Match: "<version>"` and `preferences` replaces it: 200 the new document · 412 it
 * was changed meanwhile, the body is the document as it stands · 403 favourites, a default context, or tiles, without
 * their permission · 428 no If-Match.
 */
export const preferencesDocument = z.object({ version: z.int().check(z.minimum(0)), data: preferences });
export type PreferencesDocument = z.infer<typeof preferencesDocument>;
