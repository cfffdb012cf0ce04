import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, isoDate, money, text } from './fields';
import { healthOptions } from './healthWishCodes';

/** PKV-Planung, by person id: what is being considered, and nothing about anybody's health. */
const healthPlan = z.strictObject({
  ...entry,
  /** Key of the tariff that is looked at. */
  tariff: z.optional(text(40)),
  /** Selbstbeteiligung of a year. */
  deductibleYear: z.optional(money(5_000)),
  /** Krankentagegeld of a day, from the seventh week of an illness on. */
  sickPayDay: z.optional(money(1_000)),
  /** When the private cover would begin. */
  start: z.optional(isoDate),
  /** Children that the family plans to have. */
  plannedChildren: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  /** What the advisor recommends, and why. */
  recommendation: z.optional(z.enum(healthOptions)),
  reason: z.optional(text(1000)),
  /** What the person says to it, and why. */
  decision: z.optional(z.enum(healthOptions)),
  decisionReason: z.optional(text(1000)),
  decidedOn: z.optional(isoDate),
  /** Warnings that the person has confirmed, by their code, with the day. */
  warned: z.optional(z.record(z.string().check(z.regex(/^[a-zA-Z]{3,40}$/)), isoDate)),
  /** Amtliches Informationsblatt (§ 146 (1) Nr. 6 VAG), its receipt confirmed on this day. */
  informationSheetOn: z.optional(isoDate),
  /** What is put aside each month for the premiums of old age, or why nothing is. */
  oldAgeMonth: z.optional(money(10_000)),
  oldAgeReason: z.optional(text(400)),
});
export const healthPlans = defineDocument(healthPlan, { owner: 'key', change: permissions.pkvModule });
export type HealthPlan = z.infer<typeof healthPlan>;
