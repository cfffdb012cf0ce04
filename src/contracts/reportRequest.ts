import * as z from 'zod/mini';
import { mostAttachments } from './reportAttachments';
import { reportComposition } from './reportComposition';
import { reportKinds } from './reportKinds';
import { aboutFile, reportFile } from './snapshots';

/**
 * `POST …/snapshots/{snapshotId}/reports` with `Idempotency-Key`, what a draft begins with. Answers 422 for a composition
 * that no report can have. With `attachmentsOf` the files of another report of the household go along with the draft too: 403 for one
 * that is not of it, 409 and 503 for a file that is not handed out, as reading it answers; then there is no draft.
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
 * `POST …/reports/{reportId}/release` with `Idempotency-Key`: the file as it is, kept for good beside its hash. A report is
 * released once (409 afterwards, and for a file that was made of another composition than the draft's); an earlier release of the
 * same snapshot and kind is replaced by it. An advice record lacks nothing: 422 with the duties that are missing, each code `duty_` and
 * its name.
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
