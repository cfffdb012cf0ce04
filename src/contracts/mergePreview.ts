import * as z from 'zod/mini';
import { reader } from './administration';
import { mergeObstacle } from './fileObstacle';

/** The same person on both sides: her id in the household that stays, and in the one that is taken in. */
export const personPair = z.strictObject({ here: z.uuid(), there: z.uuid() });
export type PersonPair = z.infer<typeof personPair>;

/** From which side what both have is taken; `both` puts the entries of both side by side. */
export const mergeSide = z.enum(['here', 'there', 'both']);
export type MergeSide = z.infer<typeof mergeSide>;

const mergePerson = z.object({
  personId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.iso.date(),
});

/** What `mergeQuestion` is answered with. */
export const mergePreview = z.object({
  here: z.object({ name: z.string(), persons: z.array(mergePerson) }),
  there: z.object({ name: z.string(), legacyHouseholdId: z.int(), persons: z.array(mergePerson) }),
  pairs: z.array(personPair),
  /** What stands against merging, and in which of the two households. Links of the one that stays do not. */
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
  /** Who has access to one of the two besides its own contract: they see all of it afterwards. */
  readers: z._default(z.array(reader), []),
  snapshots: z.int(),
  files: z.int(),
  /** Names the state that was previewed; merging takes it back, and is refused when something was written meanwhile. */
  basis: z.string(),
});
export type MergePreview = z.infer<typeof mergePreview>;
