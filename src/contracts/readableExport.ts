import * as z from 'zod/mini';
import { consentRecord, deletionRequest, firstConsentRecord } from './consents';
import { intakeAnswer } from './intakes';
import { householdExport, personExport } from './personExport';
import { snapshotRequest } from './snapshots';

/** What an export says in addition to the documents, as far as the printed version shows it. */
const readableParts = {
  /** What Art. 15 (1) GDPR requires in addition to the data, by topic; `approved`: whether a lawyer has approved it. */
  explanations: z.record(z.string(), z.union([z.string(), z.boolean()])),
  consents: z.array(firstConsentRecord),
  /** Those to purposes that releases of before do not know. */
  laterConsents: z.optional(z.array(consentRecord)),
  deletionRequests: z.array(deletionRequest),
  /** Answers given before an appointment that are still undecided. */
  intakes: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      sentAt: z.optional(z.iso.datetime()),
      answers: z.array(z.omit(intakeAnswer, { entryId: true })),
    }),
  ),
  /** How many files are kept with the household. */
  files: z.object({ kept: z.int() }),
  /** What was done with the data, and when; not by whom. */
  access: z.array(z.object({ at: z.iso.datetime(), action: z.string(), detail: z.nullable(z.string()) })),
  snapshots: z.array(
    z.looseObject({
      snapshotId: z.uuid(),
      label: z.string(),
      purpose: z.optional(z.string()),
      createdAt: z.iso.datetime(),
      occasion: snapshotRequest.shape.occasion,
      sections: z.record(z.string(), z.record(z.string(), z.unknown())),
      reports: z.array(z.looseObject({ kind: z.string(), releasedAt: z.iso.datetime() })),
    }),
  ),
};

/**
 * A household's export, as far as the printed version shows it: read by what prints it, not by everybody who requests
 * it.
 */
export const readableExport = z.extend(householdExport, readableParts);
export type ReadableExport = z.infer<typeof readableExport>;

/** The same of one person: what concerns others alone is not in it. */
export const readablePersonExport = z.extend(personExport, {
  ...readableParts,
  /** Codes by which they have recommended. */
  recommendations: z.optional(z.object({ given: z.int() })),
  /** The answers on their health while they are kept, and when earlier ones were deleted. */
  healthChart: z.optional(
    z.looseObject({ given: z.optional(z.unknown()), ended: z.optional(z.array(z.unknown())) }),
  ),
});
export type ReadablePersonExport = z.infer<typeof readablePersonExport>;
