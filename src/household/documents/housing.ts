import * as z from 'zod/mini';
import { energyClasses, homeKinds, housingWishes, propertyKinds, rentIncreases } from './homeCodes';
import { defineDocument } from './defineDocument';
import { entry, money, text } from './fields';

/**
 * Wohnsituation, by home. What a home is worth stands in the assets, what is owed on it in the contracts: one
 * source per fact.
 */
const home = z.strictObject({
  ...entry,
  kind: z.enum(homeKinds),
  property: z.optional(z.enum(propertyKinds)),
  constructionYear: z.optional(z.int().check(z.minimum(1_800), z.maximum(2_100))),
  /** Square metres. */
  area: z.optional(z.int().check(z.minimum(8), z.maximum(2_000))),
  /** Rooms in halves: 7 means 3,5. */
  roomHalves: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  occupants: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  /** Kaltmiete, Nebenkosten, Hausgeld, Heizkosten of a month. */
  coldRent: z.optional(money(100_000)),
  ancillaryCosts: z.optional(money(100_000)),
  ownersFee: z.optional(money(100_000)),
  heatingCosts: z.optional(money(100_000)),
  heating: z.optional(text(40)),
  energyClass: z.optional(z.enum(energyClasses)),
  purchasePrice: z.optional(money(100_000_000)),
  /** Ersparte Miete of a month in the owner's retirement, in today's money (F15). */
  savedRent: z.optional(money(100_000)),
  wish: z.optional(z.enum(housingWishes)),
  wishYear: z.optional(z.int().check(z.minimum(2_000), z.maximum(2_200))),
  rentIncrease: z.optional(z.enum(rentIncreases)),
  /** Elementarschäden are insured. */
  naturalHazardsCover: z.optional(z.boolean()),
  /** Gefährdungsklasse of the place by ZÜRS: 1 is no flood of larger waters, 4 one in ten years or more often. */
  floodZone: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  /** Large panes, a conservatory, a glass ceramic hob: what a glass insurance is for. */
  glazing: z.optional(z.boolean()),
  photovoltaics: z.optional(z.boolean()),
  oilTank: z.optional(z.boolean()),
  pets: z.optional(z.boolean()),
});
export const housing = defineDocument(home, { merge: 'one' });
export type Home = z.infer<typeof home>;
