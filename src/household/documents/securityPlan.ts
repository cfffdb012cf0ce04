import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, money, text } from './fields';

/** In all a month, what runs today and what lies in the cart included: a position that becomes a contract changes nothing. */
const amount = z.optional(money(100_000));
/** Whether the others may take from it. */
const locked = z.optional(z.boolean());

/**
 * Vermögens- und Sicherheitsplan: how a household wants to divide its money of a month. What runs today and what lies in the
 * cart stands in their own documents.
 */
const plan = z.strictObject({
  ...entry,
  /** Absichern, Vorsorgen, Vermögen. */
  protect: amount,
  provide: amount,
  wealth: amount,
  protectLocked: locked,
  provideLocked: locked,
  wealthLocked: locked,
  /** Where the money beyond the budget comes from, and up to what excess that was confirmed. */
  overReason: z.optional(text(400)),
  overConfirmed: amount,
});
/** A household has one, under `securityPlanId`: of two households that become one, that of one side. */
export const securityPlan = defineDocument(plan, { merge: 'one' });
export type SecurityPlan = z.infer<typeof plan>;
