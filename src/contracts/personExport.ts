import * as z from 'zod/mini';

/**
 * `GET /api/households/{householdId}/persons/{personId}/export`: everything that is known about a person (Art. 15
 * GDPR), sent as it is read. Takes the permissions that health data and tax numbers take; never in the role of another.
 * `sections` and `snapshots` follow the sections' schemas; members may be added.
 */
export const personExport = z.looseObject({
  format: z.literal('vp-digital.person/1'),
  createdAt: z.iso.datetime(),
  householdId: z.uuid(),
  personId: z.uuid(),
  sections: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** How many notes of the advisor were kept back, to be looked at by a person. */
  internalNotes: z.object({ kept: z.int() }),
  /** Households that she has left and that are not open to the caller: what they hold of her is not in it. */
  formerHouseholds: z.object({ notOpen: z.int() }),
});
/**
 * `GET /api/households/{householdId}/export`: the same for all persons of a household at once (Art. 15 and 20 GDPR),
 * for those who administer it; `readableExport` says what it contains in addition to the documents.
 */
export const householdExport = z.extend(z.omit(personExport, { personId: true }), {
  format: z.literal('vp-digital.household/1'),
});
export type HouseholdExport = z.infer<typeof householdExport>;
export type PersonExport = z.infer<typeof personExport>;
