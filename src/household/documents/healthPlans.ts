import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, isoDate, money, text } from './fields';

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
});
export const healthPlans = defineDocument(healthPlan, { owner: 'key', change: permissions.pkvModule });
export type HealthPlan = z.infer<typeof healthPlan>;
