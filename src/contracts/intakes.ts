import { askedAreas } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { linkCode } from './linkCode';

/** For so many days a link may be open. */
export const intakeDays = [7, 14, 30] as const;

const area = z.enum(askedAreas);

/**
 * `POST /api/households/{householdId}/intakes` with `Idempotency-Key`: a link by which a household tells ahead of an
 * appointment what it is asked for. Answers `intake`; 409 for a closed household, and where five links are open already.
 */
export const intakeRequest = z.strictObject({
  code: linkCode,
  /** What is asked for. */
  areas: z.array(area).check(z.minLength(1), z.maxLength(askedAreas.length)),
  /** Grown-ups of the household who are asked about; 422 for anybody else. */
  personIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)),
  days: z.union(intakeDays.map((days) => z.literal(days))),
});
export type IntakeRequest = z.infer<typeof intakeRequest>;

export const intakeAnswer = z.object({
  /** Name of a field of `askedFields`. */
  field: z.string(),
  /** Whose, or in which line of a list; the household's where neither stands there. */
  personId: z.optional(z.uuid()),
  line: z.optional(z.int()),
  /** Of the entry that it makes where none is changed: always the same, so that a second try makes no second entry. */
  entryId: z.uuid(),
  /** Codes, texts and days as documents hold them; amounts in cents. */
  value: z.union([z.string(), z.int()]),
});

/**
 * `GET …/intakes`: the newest first. `POST …/intakes/{linkId}/revocation` closes one and forgets what was not sent or not
 * decided yet.
 */
export const intake = z.object({
  linkId: z.uuid(),
  /** What the household opens; without the code it shows nothing. */
  url: z.url(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  expiresAt: z.iso.datetime(),
  areas: z.array(area),
  personIds: z.array(z.uuid()),
  /** When the code was first given. */
  openedAt: z.optional(z.iso.datetime()),
  /** When the household sent its answers: they wait until all are decided, at most until `keptUntil`. */
  sentAt: z.optional(z.iso.datetime()),
  keptUntil: z.optional(z.iso.datetime()),
  /** What was sent and is not decided; nothing before it was sent. */
  answers: z.array(intakeAnswer),
  /** `decided`: nothing waits any more. `lapsed`: nobody decided in time. */
  closed: z.optional(z.enum(['revoked', 'locked', 'expired', 'decided', 'lapsed'])),
});
export type Intake = z.infer<typeof intake>;
export const intakes = z.array(intake);

/**
 * `POST …/intakes/{linkId}/decision` with `Idempotency-Key`: the answers of these keys (`answerKey`) were taken over or left
 * out, and are forgotten. What is taken over is written by whoever decides, as a change of the household's documents.
 */
export const intakeAnswers = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(400)),
});
export type IntakeAnswers = z.infer<typeof intakeAnswers>;
