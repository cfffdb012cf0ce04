import * as z from 'zod/mini';
import { consentRecord, deletionRequest } from './consents';
import { intakeAnswer } from './intakes';
import { snapshotRequest } from './snapshots';

/**
 * `GET /api/households/{householdId}/persons/{personId}/export`: everything that is known about a person (Art. 15 GDPR),
 * sent as it is read. Takes the permissions that health data and tax numbers take; never in the role of another. What
 * stands in `sections` and `snapshots` is as the sections' schemas say; members may be added.
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
 * `GET /api/households/{householdId}/export`: the same about all persons of a household at once (Art. 15 and 20 GDPR), for those
 * who administer it.
 */
export const householdExport = z.extend(z.omit(personExport, { personId: true }), {
  format: z.literal('vp-digital.household/1'),
  /** What Art. 15 (1) GDPR has to be told beside the data, by topic; `approved`: whether a lawyer has approved it. */
  explanations: z.record(z.string(), z.union([z.string(), z.boolean()])),
  consents: z.array(consentRecord),
  deletionRequests: z.array(deletionRequest),
  /** What was told ahead of an appointment and waits. */
  intakes: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      sentAt: z.optional(z.iso.datetime()),
      answers: z.array(z.omit(intakeAnswer, { entryId: true })),
    }),
  ),
  /** How many files are kept with the household. */
  files: z.object({ kept: z.int() }),
  /** What was done with the data, and when; by whom is not told. */
  access: z.array(z.object({ at: z.iso.datetime(), action: z.string(), detail: z.nullable(z.string()) })),
  snapshots: z.array(
    z.looseObject({
      snapshotId: z.uuid(),
      label: z.string(),
      createdAt: z.iso.datetime(),
      occasion: snapshotRequest.shape.occasion,
      sections: z.record(z.string(), z.record(z.string(), z.unknown())),
      reports: z.array(z.looseObject({ kind: z.string(), releasedAt: z.iso.datetime() })),
    }),
  ),
});
export type HouseholdExport = z.infer<typeof householdExport>;
export type PersonExport = z.infer<typeof personExport>;
