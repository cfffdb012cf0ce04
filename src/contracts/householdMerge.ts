import * as z from 'zod/mini';
import { mergeSide, personPair } from './mergePreview';

const pairs = z.array(personPair).check(z.maxLength(40));

/**
 * `POST /api/households/{householdId}/administration/merge-preview`: what taking another household in would bring
 * about; changes nothing. Without pairs the service finds the same persons by birth date and names that sound alike.
 * Both households have to be administered by the caller; 403 otherwise.
 */
export const mergeQuestion = z.strictObject({ otherId: z.uuid(), pairs: z.optional(pairs) });
export type MergeQuestion = z.infer<typeof mergeQuestion>;

/**
 * `POST …/administration/merge` with an `Idempotency-Key`: takes the other household in, for good. 201
 * `writtenVersions` of the household that stays · 400 another name · 403 not the caller's · 409 something stands against
 * it, or was written since the preview · 422 pairs that cannot be, readers that the caller does not know of.
 */
export const householdMerge = z.strictObject({
  otherId: z.uuid(),
  pairs,
  /** Only what differs from the suggestion has to be named. */
  take: z
    .array(z.strictObject({ section: z.string().check(z.maxLength(40)), side: mergeSide }))
    .check(z.maxLength(40)),
  basis: z.string().check(z.maxLength(100)),
  /** The caller has seen who will read the merged household; without that it is refused where there is somebody. */
  knowsReaders: z.optional(z.boolean()),
  /** The name of the household that is taken in, typed: there is no way back. */
  name: z.string().check(z.maxLength(500)),
});
export type HouseholdMerge = z.infer<typeof householdMerge>;
