import * as z from 'zod/mini';
import { linkCode } from './linkCode';

/** So many days a link is open. */
export const reportLinkDays = 14;

/** Characters of a question that a household asks behind a link; and how many of one link may wait for an answer. */
export const longestQuestion = 1000;
export const mostQuestions = 10;

/** `POST …/reports/{reportId}/links` with `Idempotency-Key`: hands a released report over by a link that a code opens. */
export const reportLinkRequest = z.strictObject({ code: linkCode });
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
  /** When the household said that the report has come. */
  confirmedAt: z.optional(z.iso.datetime()),
  /** Why it opens nothing any more. */
  closed: z.optional(z.enum(['revoked', 'locked', 'replaced', 'expired'])),
});
export type ReportLink = z.infer<typeof reportLink>;

/**
 * What a household has asked about a report behind a link. `POST …/reports/{reportId}/questions/{questionId}/answer` with
 * `Idempotency-Key` notes that it was answered, in whatever way; one that is answered stays as it is.
 */
export const reportQuestion = z.object({
  questionId: z.uuid(),
  askedAt: z.iso.datetime(),
  text: z.string(),
  answeredAt: z.optional(z.iso.datetime()),
});
export type ReportQuestion = z.infer<typeof reportQuestion>;
