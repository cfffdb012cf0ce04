import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, money, text } from './fields';

/** More a month than today; what is proposed in the cart for the same purpose is part of it. */
const more = z.optional(money(100_000));
/** Whether the others may take from it. */
const locked = z.optional(z.boolean());

/**
 * Vermögens- und Sicherheitsplan: how a household divides what it can spend more a month. What runs today and what lies in
 * the cart stands in their own documents.
 */
const plan = z.strictObject({
  ...entry,
  /** Absichern, Vorsorgen, Vermögen. */
  protect: more,
  provide: more,
  wealth: more,
  protectLocked: locked,
  provideLocked: locked,
  wealthLocked: locked,
  /** Where the money beyond the budget comes from, and up to what excess that was confirmed. */
  overReason: z.optional(text(400)),
  overConfirmed: more,
});
/** A household has one, under `securityPlanId`: of two households that become one, that of one side. */
export const securityPlan = defineDocument(plan, { merge: 'one' });
export type SecurityPlan = z.infer<typeof plan>;
