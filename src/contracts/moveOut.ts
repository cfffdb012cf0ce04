import * as z from 'zod/mini';
import { reader } from './administration';
import { moveOutObstacle } from './fileObstacle';
import { createdHousehold } from './newHousehold';
import { writtenVersions } from './writtenVersions';

/** Why persons belong to the household no longer. */
export const leavingReasons = ['movedOut', 'deceased', 'mistake'] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/**
 * `POST /api/households/{householdId}/administration/move-out-preview`: what would happen if these persons moved into a
 * household of their own; changes nothing. The caller has to administer the household; 403 otherwise.
 */
export const moveOutQuestion = z.strictObject({
  /** Whose file is closed (archived) at once: somebody who died, or was recorded by mistake. Default: they move out. */
  reason: z.optional(z.enum(leavingReasons)),
  personIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(40)),
});
export type MoveOutQuestion = z.infer<typeof moveOutQuestion>;

/** What becomes of an entry when persons move out: as the counts of `moveOutPreview` say. */
export const moveOutFates = ['goes', 'joint', 'stays'] as const;
export type MoveOutFate = (typeof moveOutFates)[number];

/** What `moveOutQuestion` is answered with. */
export const moveOutPreview = z.object({
  /** How the new household would be listed. */
  name: z.string(),
  /** In addition to the obstacles to merging: no adult moves out into a household that continues, or stays. */
  obstacles: z.array(moveOutObstacle),
  /** The kinds of documents that hold something, by the names of sections. */
  sections: z.array(
    z.object({
      section: z.string(),
      /** Entries that belong only to those who move out. */
      goes: z.int(),
      /** Entries of theirs and of those who stay: they stay, for those who do. */
      joint: z.int(),
      stays: z.int(),
    }),
  ),
  /** Contracts, incomes, assets and goals one by one; missing in answers of earlier services. */
  entries: z._default(
    z.array(
      z.object({
        section: z.string(),
        fate: z.enum(moveOutFates),
        /** The line of a contract, the kind of an income or asset. */
        code: z.optional(z.string()),
        /** As somebody has called it. */
        name: z.optional(z.string()),
        personIds: z.array(z.string()),
      }),
    ),
    [],
  ),
  /** Who has access to the household besides its own contract: they get access to the new one, too. */
  readers: z._default(z.array(reader), []),
  /** Records of consents that follow the persons; snapshots and files stay. */
  consents: z.int(),
  snapshots: z.int(),
  files: z.int(),
  /** Identifies the previewed state; sent back to move out, which is refused if something was written since. */
  basis: z.string(),
});
export type MoveOutPreview = z.infer<typeof moveOutPreview>;

/**
 * `POST …/administration/move-out` with an `Idempotency-Key`. 201 `movedOut` · 403 not the caller's · 409 something
 * prevents it, or was written since the preview · 422 strangers to the household, readers that the caller does not know
 * of.
 */
export const moveOut = z.extend(moveOutQuestion, {
  basis: z.string().check(z.maxLength(100)),
  /** For those who have died, if the day is known; refused (422) with another reason, and for an impossible day. */
  deceasedOn: z.optional(z.iso.date()),
  /** The caller has seen who will read the new household; without that it is refused where there is somebody. */
  knowsReaders: z.optional(z.boolean()),
});
export type MoveOut = z.infer<typeof moveOut>;

/** The new household, and what was written in the one that they have left. */
export const movedOut = z.extend(createdHousehold, writtenVersions.shape);
export type MovedOut = z.infer<typeof movedOut>;
