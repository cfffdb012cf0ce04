import * as z from 'zod/mini';
import { mostAttachments } from './reportAttachments';
import { reportComposition } from './reportComposition';
import { reportKinds } from './reportKinds';
import { aboutFile, reportFile } from './snapshots';

/**
 * `POST …/snapshots/{snapshotId}/reports` with `Idempotency-Key`, what a draft begins with. Answers 422 for a
 * composition that no report can have. With `attachmentsOf` the files of another report of the household are attached
 * to the draft too: 403 for a report of another household, 409 and 503 for a file that is not available, as for reading
 * it; no draft is created then.
 */
export const reportRequest = z.strictObject({
  kind: z.literal('conversationSummary'),
  /** How it is put together from the beginning: as another one is. */
  composition: z.optional(reportComposition),
  /** Whose attachments it begins with. Left out: none. */
  attachmentsOf: z.optional(z.strictObject({ snapshotId: z.uuid(), reportId: z.uuid() })),
});
export type ReportRequest = z.infer<typeof reportRequest>;

/**
 * `POST …/reports/{reportId}/release` with `Idempotency-Key`: the file as it is, kept for good together with its hash.
 * A report is released once (409 afterwards, and for a file made from another composition than the draft's); it
 * replaces an earlier release of the same snapshot and kind. An advice record must be complete: 422 with the missing
 * duties, each code `duty_` and its name.
 */
export const reportRelease = z.strictObject({
  ...reportFile.shape,
  ...aboutFile,
  /** What the file is, where it is no conversation summary: 409 for another than the draft. */
  kind: z.optional(z.enum(reportKinds)),
  /** Ids of what goes along, as its pages name it: 409 where the draft has others by now. Left out: nothing does. */
  attachments: z.optional(z.array(z.uuid()).check(z.maxLength(mostAttachments))),
});
export type ReportRelease = z.infer<typeof reportRelease>;
