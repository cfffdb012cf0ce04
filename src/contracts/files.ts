import * as z from 'zod/mini';

/** The file types allowed for a household; the service detects them by the first bytes, whatever the name says. */
export const fileType = z.enum(['application/pdf', 'image/jpeg', 'image/png']);
export type FileType = z.infer<typeof fileType>;

/** Bytes of one file, and of all files of a household together. */
export const maximumFileSize = 10_000_000;
export const householdFileQuota = 100_000_000;

/**
 * One line of `GET /api/households/{householdId}/files` (newest first), and the answer of `POST` there: the bytes as
 * body with their `Content-Type`, the name in `Content-Disposition: attachment; filename*=UTF-8''…`, an
 * `Idempotency-Key`. Refused with 413 (too large, or the household's quota is used up), 415 (another type, or bytes
 * that do not match the claimed type) and 422 (an invalid name). `GET …/files/{fileId}` answers the bytes. `DELETE`
 * there, with an `Idempotency-Key`, removes the file for good and answers this line a last time. A file never changes,
 * so nothing here has a version; a deleted file answers like one that never existed (403).
 */
export const householdFile = z.object({
  fileId: z.uuid(),
  householdId: z.uuid(),
  /** The name on the advisor's computer; the service stores files under their ids. */
  name: z.string(),
  type: fileType,
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the bytes, lower-case hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  createdAt: z.iso.datetime(),
  /** Name of the user. */
  createdBy: z.string(),
});
export type HouseholdFile = z.infer<typeof householdFile>;
