import * as z from 'zod/mini';
import { mergeSide, personPair } from './mergePreview';

const pairs = z.array(personPair).check(z.maxLength(40));

/**
 * `POST /api/households/{householdId}/administration/merge-preview`: what merging another household into this one would
 * do; changes nothing. Without pairs the service matches persons by birth date and names that sound alike. The caller
 * has to administer both households; 403 otherwise.
 */
export const mergeQuestion = z.strictObject({ otherId: z.uuid(), pairs: z.optional(pairs) });
export type MergeQuestion = z.infer<typeof mergeQuestion>;

/**
 * `POST …/administration/merge` with an `Idempotency-Key`: merges the other household into this one, for good. 201
 * `writtenVersions` of the household that stays · 400 another name · 403 not the caller's · 409 something prevents it,
 * or was written since the preview · 422 invalid pairs, readers that the caller does not know of.
 */
export const householdMerge = z.strictObject({
  otherId: z.uuid(),
  pairs,
  /** Only what differs from the suggestion has to be given. */
  take: z
    .array(z.strictObject({ section: z.string().check(z.maxLength(40)), side: mergeSide }))
    .check(z.maxLength(40)),
  basis: z.string().check(z.maxLength(100)),
  /** The caller has seen who will have read access to the merged household; required if there is anybody. */
  knowsReaders: z.optional(z.boolean()),
  /** The name of the household that is merged in, typed for confirmation: it cannot be undone. */
  name: z.string().check(z.maxLength(500)),
});
export type HouseholdMerge = z.infer<typeof householdMerge>;
