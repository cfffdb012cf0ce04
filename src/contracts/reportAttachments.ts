import * as z from 'zod/mini';
import { fileType } from './files';

/** Bytes of one attachment, bytes of all of a report together, and how many it may have. */
export const maximumAttachmentSize = 5_000_000;
export const attachmentQuota = 20_000_000;
export const mostAttachments = 10;

/** In base64; no more than the largest attachment. */
const file = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(6_666_668));

/**
 * `POST …/reports/{reportId}/attachments` with `Idempotency-Key`: a PDF or picture goes along with a draft. Answers the report;
 * refused with 409 for a report that is released, with 413 for a file that is too large or one too many (the code is
 * `attachment_size`, `attachment_quota` or `attachment_number`), with 422 for bytes of another type (`attachment_type`) and a name
 * that is none (`file_name`, `file_ending`), and with 503 while nothing can be sealed.
 *
 * `POST …/attachments/{attachmentId}/name` calls it otherwise while the report is a draft: 422 as above.
 *
 * `POST …/attachments/{attachmentId}/removal` takes it out of the draft again and answers the report; 409 once that is released.
 */
export const attachmentRequest = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  file,
});
/** With the ending of its type. */
export const attachmentName = z.strictObject({ name: attachmentRequest.shape.name });
export type AttachmentName = z.infer<typeof attachmentName>;
export type AttachmentRequest = z.infer<typeof attachmentRequest>;

/** What goes along with a report: kept with it, byte for byte, and gone with it only once it is released. */
export const reportAttachment = z.object({
  attachmentId: z.uuid(),
  /** As the advisor's computer called it, or as the household reads it. */
  name: z.string(),
  type: fileType,
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the bytes, lower-case hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  addedAt: z.iso.datetime(),
  /** Name of the user. */
  addedBy: z.string(),
});
export type ReportAttachment = z.infer<typeof reportAttachment>;

/** `GET …/attachments/{attachmentId}`: its bytes; refused as the released file is, by the same codes. */
export const attachmentFile = z.object({ file: z.string() });
export type AttachmentFile = z.infer<typeof attachmentFile>;

/** How large a file is said to be, so that somebody on a telephone knows what it is about to load: never nothing. */
export const readableSize = (bytes: number): { amount: number; unit: 'kB' | 'MB'; decimals: 0 | 1 } =>
  bytes < 100_000
    ? { amount: Math.max(Math.round(bytes / 1_000), 1), unit: 'kB', decimals: 0 }
    : { amount: bytes / 1_000_000, unit: 'MB', decimals: 1 };
