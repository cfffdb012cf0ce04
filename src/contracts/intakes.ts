import { askedAreas } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { linkCode } from './linkCode';

/** How many days a link may be open. */
export const intakeDays = [7, 14, 30] as const;

const area = z.enum(askedAreas);

/**
 * `POST /api/households/{householdId}/intakes` with `Idempotency-Key`: a link where a household answers questions
 * before an appointment. Answers `intake`; 409 for a closed household, and where five links are open already.
 */
export const intakeRequest = z.strictObject({
  code: linkCode,
  /** What is asked for. */
  areas: z.array(area).check(z.minLength(1), z.maxLength(askedAreas.length)),
  /** Adults of the household who are asked about; 422 for anybody else. */
  personIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)),
  days: z.union(intakeDays.map((days) => z.literal(days))),
});
export type IntakeRequest = z.infer<typeof intakeRequest>;

export const intakeAnswer = z.object({
  /** Name of a field of `askedFields`. */
  field: z.string(),
  /** Whose it is, or in which line of a list; the household's if neither is given. */
  personId: z.optional(z.uuid()),
  line: z.optional(z.int()),
  /** The id of the entry it creates if it changes none: always the same, so that a retry creates no second entry. */
  entryId: z.uuid(),
  /** Codes, texts and days as documents hold them; amounts in cents. */
  value: z.union([z.string(), z.int()]),
});

/**
 * `GET …/intakes`: newest first. `POST …/intakes/{linkId}/revocation` closes one and deletes what was not sent or not
 * decided yet.
 */
export const intake = z.object({
  linkId: z.uuid(),
  /** What the household opens; it shows nothing without the code. */
  url: z.url(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  expiresAt: z.iso.datetime(),
  areas: z.array(area),
  personIds: z.array(z.uuid()),
  /** When the code was first entered. */
  openedAt: z.optional(z.iso.datetime()),
  /** When the household sent its answers: they wait until all are decided, at most until `keptUntil`. */
  sentAt: z.optional(z.iso.datetime()),
  keptUntil: z.optional(z.iso.datetime()),
  /** What was sent and is undecided; empty before it was sent. */
  answers: z.array(intakeAnswer),
  /** `decided`: nothing is left to decide. `lapsed`: nobody decided in time. */
  closed: z.optional(z.enum(['revoked', 'locked', 'expired', 'decided', 'lapsed'])),
});
export type Intake = z.infer<typeof intake>;
export const intakes = z.array(intake);

/**
 * `POST …/intakes/{linkId}/decision` with `Idempotency-Key`: the answers with these keys (`answerKey`) were accepted or
 * rejected, and are deleted. Whoever decides writes the accepted ones, as changes to the household's documents.
 */
export const intakeAnswers = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(400)),
});
export type IntakeAnswers = z.infer<typeof intakeAnswers>;
