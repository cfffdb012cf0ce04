import * as z from 'zod/mini';
import { buildingMotives, buildingVariants } from './buildingCodes';
import { defineDocument } from './defineDocument';
import { entry, id, isoMonth, money, text } from './fields';

/** Bausparen: what a person wants building savings for, and the plan that is talked about, by person id. */
const buildingPlan = z.strictObject({
  ...entry,
  motive: z.optional(z.enum(buildingMotives)),
  /** What it will cost, and what of that comes from elsewhere. */
  needAmount: z.optional(money(10_000_000)),
  equity: z.optional(money(10_000_000)),
  /** When the money is needed. */
  needOn: z.optional(isoMonth),
  /** Bausparsumme. */
  sum: z.optional(money(500_000)),
  /** Paid in each month, and once a year besides. */
  rate: z.optional(money(10_000)),
  extraYear: z.optional(money(100_000)),
  variant: z.optional(z.enum(buildingVariants)),
  /** In whose name the contract is to be, where it is assigned to another member of the family. */
  familyMemberId: z.optional(id),
  /** What may change later, in sentences for the reason of the proposal. */
  note: z.optional(text(1000)),
});
export const buildingPlans = defineDocument(buildingPlan, {
  owner: 'key',
  links: [{ field: 'familyMemberId', document: 'persons' }],
});
export type BuildingPlan = z.infer<typeof buildingPlan>;
