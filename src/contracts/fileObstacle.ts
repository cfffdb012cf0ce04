import * as z from 'zod/mini';
import { fileObstacles } from './administrationCodes';

/**
 * What has to be ended in a household first, and where: an open link to a released report, or one by which the household
 * tells ahead (`request` with `intake`). Without them a `request` is one of an advisor about the household.
 */
const parts = {
  householdName: z.string(),
  householdId: z.optional(z.uuid()),
  report: z.optional(
    z.object({ snapshotId: z.uuid(), reportId: z.uuid(), linkId: z.uuid(), label: z.string() }),
  ),
  /** With answers that wait it is gone through; without, closing it loses nothing that was sent. */
  intake: z.optional(z.object({ linkId: z.uuid(), isSent: z.boolean() })),
};

export const mergeObstacle = z.object({ code: z.enum(fileObstacles), ...parts });
export const moveOutObstacle = z.object({ code: z.enum([...fileObstacles, 'minor', 'lastAdult']), ...parts });
export type FileObstacle = z.infer<typeof moveOutObstacle>;
