import * as z from 'zod/mini';

/** Days for which a code leads to its page. */
export const recommendationDays = 90;

/** Hours for which what a recommended person has entered waits for their own confirmation; then it is gone. */
export const confirmationHours = 48;

/** Months without contact after which what somebody has left is proposed for deletion; a month later it is removed. */
export const contactMonths = 6;

/** By which way the customer passes it on. */
export const recommendationWays = ['link', 'card', 'mail', 'whatsapp'] as const;

/** How it goes on with somebody who has left their contact themselves. */
export const contactStates = ['wanted', 'appointment', 'customer', 'ended'] as const;

/**
 * `POST …/recommendations` and `…/team-invitations` with `Idempotency-Key`: a code, valid for 90 days. Nobody is named but
 * who gives it on: an adult of the household (422 for anybody else). The former takes the permission for recommendations,
 * the latter that for team building.
 */
export const recommendationRequest = z.strictObject({
  giverId: z.uuid(),
  way: z.enum(recommendationWays),
});
export type RecommendationRequest = z.infer<typeof recommendationRequest>;

/** Somebody who has entered and confirmed all of this themselves. */
export const recommendedContact = z.object({
  contactId: z.uuid(),
  name: z.string(),
  email: z.string(),
  telephone: z.optional(z.string()),
  wish: z.optional(z.string()),
  confirmedAt: z.iso.datetime(),
  /** They do not want to be told who has recommended them, nor the giver that they have come. */
  hidesGiver: z.boolean(),
  state: z.enum(contactStates),
  /** Why the state was changed last. */
  reason: z.optional(z.string()),
  /** Of the last change. */
  changedAt: z.iso.datetime(),
  /** Nothing has happened for so long that it is proposed to be deleted. */
  isOverdue: z.boolean(),
});
export type RecommendedContact = z.infer<typeof recommendedContact>;

export const recommendation = z.object({
  recommendationId: z.uuid(),
  giverId: z.uuid(),
  way: z.enum(recommendationWays),
  /** Where the page of the code is, with the origin of the services. */
  url: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  closed: z.optional(z.enum(['revoked', 'expired'])),
  /** How often the page was opened: all that who gave it on may know. */
  opened: z.int(),
  /** Only for the advisor. */
  contacts: z.array(recommendedContact),
});
export type Referral = z.infer<typeof recommendation>;

/** `GET …/recommendations`, `GET …/team-invitations`: newest first. */
export const recommendations = z.object({
  /** Whether the page can send the mail by which somebody confirms; without it nobody can leave a contact. */
  takesContacts: z.boolean(),
  items: z.array(recommendation),
});
export type Recommendations = z.infer<typeof recommendations>;

/** `POST …/{recommendationId}/contacts/{contactId}/state` with `Idempotency-Key`. */
export const contactChange = z.strictObject({
  state: z.enum(contactStates),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(280)),
});
export type ContactChange = z.infer<typeof contactChange>;
