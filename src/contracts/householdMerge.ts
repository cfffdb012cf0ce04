import * as z from 'zod/mini';

/** The same person on both sides: her id in the household that stays, and in the one that is taken in. */
const personPair = z.strictObject({ here: z.uuid(), there: z.uuid() });
export type PersonPair = z.infer<typeof personPair>;

const pairs = z.array(personPair).check(z.maxLength(40));

/** From which side what both have is taken; `both` puts the entries of both side by side. */
const mergeSide = z.enum(['here', 'there', 'both']);
export type MergeSide = z.infer<typeof mergeSide>;

/**
 * `POST /api/households/{householdId}/administration/merge-preview`: what taking another household in would bring
 * about; changes nothing. Without pairs the service finds the same persons by birth date and names that sound alike.
 * Both households have to be administered by the caller; 403 otherwise.
 */
export const mergeQuestion = z.strictObject({ otherId: z.uuid(), pairs: z.optional(pairs) });
export type MergeQuestion = z.infer<typeof mergeQuestion>;

const mergePerson = z.object({
  personId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.iso.date(),
});

/** What stands against merging, and in which of the two households. */
const mergeObstacle = z.object({
  code: z.enum(['closed', 'request', 'deletionRequest', 'sharedReport']),
  householdName: z.string(),
});

export const mergePreview = z.object({
  here: z.object({ name: z.string(), persons: z.array(mergePerson) }),
  there: z.object({ name: z.string(), legacyHouseholdId: z.int(), persons: z.array(mergePerson) }),
  pairs: z.array(personPair),
  obstacles: z.array(mergeObstacle),
  /** The kinds of documents that hold something, by the names of sections. */
  sections: z.array(
    z.object({
      section: z.string(),
      /** Entries of each side that concern both: of persons who are the same, and of the household as a whole. */
      here: z.int(),
      there: z.int(),
      /** Entries of persons whom only the other household has; they come along in any case. */
      added: z.int(),
      /** What is taken unless the caller says otherwise; missing where not both sides have something. */
      suggested: z.optional(mergeSide),
      /** Whether the entries of both may stand side by side. */
      allowsBoth: z.boolean(),
    }),
  ),
  snapshots: z.int(),
  files: z.int(),
  /** Names the state that was previewed; merging takes it back, and is refused when something was written meanwhile. */
  basis: z.string(),
});
export type MergePreview = z.infer<typeof mergePreview>;

/**
 * `POST …/administration/merge` with an `Idempotency-Key`: takes the other household in, for good. 201 the
 * administration of the household that stays · 400 another name · 403 not the caller's · 409 something stands against
 * it, or was written since the preview · 422 pairs that cannot be.
 */
export const householdMerge = z.strictObject({
  otherId: z.uuid(),
  pairs,
  /** Only what differs from the suggestion has to be named. */
  take: z
    .array(z.strictObject({ section: z.string().check(z.maxLength(40)), side: mergeSide }))
    .check(z.maxLength(40)),
  basis: z.string().check(z.maxLength(100)),
  /** The name of the household that is taken in, typed: there is no way back. */
  name: z.string().check(z.maxLength(500)),
});
export type HouseholdMerge = z.infer<typeof householdMerge>;
