import * as z from 'zod/mini';

/** How many days a link is open, and how many wrong codes close it for good. */
export const reportLinkRules = { days: 14, wrongCodes: 5 } as const;

/** Letters and digits of a code: none that can be taken for another one. */
export const reportCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const reportCodeLength = 8;

/**
 * `POST …/reports/{reportId}/links` with `Idempotency-Key`: hands a released report over by a link. The code is made by
 * the caller and told to the household another way than the link; the service keeps only a hash of it.
 */
export const reportLinkRequest = z.strictObject({
  code: z.string().check(z.regex(new RegExp(`^[${reportCodeAlphabet}]{${reportCodeLength}}$`))),
  /** The released file in base64; refused when its SHA-256 is not the released one. */
  pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(4_000_000)),
});
export type ReportLinkRequest = z.infer<typeof reportLinkRequest>;

/** A link to a released report, as the advisor sees it. `POST …/links/{linkId}/revocation` closes it. */
export const reportLink = z.object({
  linkId: z.uuid(),
  /** What the household opens; without the code it shows nothing. Made of the origin and a path of the services. */
  url: z.url(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  expiresAt: z.iso.datetime(),
  /** When the household first opened the report: the read receipt. */
  openedAt: z.optional(z.iso.datetime()),
  /** Why it opens nothing any more. */
  closed: z.optional(z.enum(['revoked', 'locked', 'replaced', 'expired'])),
});
export type ReportLink = z.infer<typeof reportLink>;
