import * as z from 'zod/mini';

/** How far back the insurers' forms usually ask, in years, by question. */
export const healthQuestionYears = {
  heart: 3,
  lungs: 3,
  digestion: 3,
  kidneys: 3,
  spine: 3,
  skin: 3,
  nerves: 3,
  metabolism: 3,
  senses: 3,
  teeth: 3,
  medication: 3,
  hospital: 5,
  psychotherapy: 5,
  tumours: 10,
  addiction: 10,
} as const;
export type HealthQuestion = keyof typeof healthQuestionYears;
export const healthQuestions = Object.keys(healthQuestionYears) as HealthQuestion[]; // Object.keys forgets the literal keys

export const healthAnswers = ['yes', 'no', 'unknown'] as const;
export type HealthAnswer = (typeof healthAnswers)[number];

/** What an answer rests on: a doctor's record, memory, nothing yet. */
export const healthEvidence = ['proven', 'remembered', 'unknown'] as const;
export type HealthEvidence = (typeof healthEvidence)[number];

const earliest = '1900-01-01';
const words = (maximum: number) => z.string().check(z.maxLength(maximum));

const answered = z.strictObject({
  answer: z.enum(healthAnswers),
  evidence: z.optional(z.enum(healthEvidence)),
  details: z.optional(words(500)),
  /** Behandlungsende; left out while the treatment goes on or its end is unknown. */
  treatedUntil: z.optional(z.iso.date().check(z.refine((day) => day >= earliest, `Not before ${earliest}.`))),
  /** Folgenlos ausgeheilt. */
  healed: z.optional(z.boolean()),
});
export type AnsweredHealthQuestion = z.infer<typeof answered>;

/** Gesundheitsangaben: what a person says of their own health before an enquiry. Never an application. */
export const healthChart = z.strictObject({
  heightCm: z.optional(z.int().check(z.minimum(100), z.maximum(230))),
  weightKg: z.optional(z.int().check(z.minimum(30), z.maximum(300))),
  answers: z.partialRecord(z.enum(healthQuestions), answered),
});
export type HealthChart = z.infer<typeof healthChart>;

const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Why health answers have ended: by the advisor's button on the person's wish, with the consent, or after the time limit. */
export const healthChartEnds = ['removed', 'consentWithdrawn', 'expired'] as const;

/** The record of answers that are gone: that there were any, never what they said. */
const endedHealthChart = z.object({
  at: z.iso.datetime(),
  reason: z.enum(healthChartEnds),
  /** The day of the first answer, how many there were, and the mark that their copy has as well. */
  givenOn: z.iso.date(),
  answers: z.int(),
  checksum,
  /** Whether the person was given a copy of the last answers. */
  copied: z.boolean(),
});
export type EndedHealthChart = z.infer<typeof endedHealthChart>;

/**
 * `GET /api/households/{householdId}/persons/{personId}/health-chart`. Takes `pkv-module` and `section-report`; never in
 * the role of another. On a device in a customer's hands only where one grown-up lives in the household.
 *
 * `PUT` with `If-Match` replaces the chart; 412 if it was changed meanwhile, 403 with the code `consent` without the
 * person's consent to health data. `state` `unreadable`: its key is gone, so that nobody can read it any more.
 */
export const healthChartDocument = z.object({
  personId: z.uuid(),
  state: z.enum(['noConsent', 'empty', 'given', 'unreadable']),
  version: z.int(),
  chart: z.optional(healthChart),
  givenOn: z.optional(z.iso.date()),
  /** When it is removed by itself. */
  keptUntil: z.optional(z.iso.datetime()),
  /** When a copy of exactly these answers was handed out. */
  copiedAt: z.optional(z.iso.datetime()),
  /** The last one before it. */
  ended: z.optional(endedHealthChart),
});
export type HealthChartDocument = z.infer<typeof healthChartDocument>;

/**
 * `POST …/health-chart/copy`: the person's copy. `checksum` is the SHA-256 of the JSON of `[salt, chart]` with sorted keys;
 * the record keeps it when the answers are gone, and without the salt nobody can find answers that fit it.
 */
export const healthChartCopy = z.object({
  format: z.literal('vp-digital.health/1'),
  createdAt: z.iso.datetime(),
  personId: z.uuid(),
  givenOn: z.iso.date(),
  chart: healthChart,
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  checksum,
});
export type HealthChartCopy = z.infer<typeof healthChartCopy>;

/**
 * `POST …/health-chart/removal` destroys the person's key and removes the answers, also in a closed household. Answers
 * `healthChartDocument`. 409 for `handedOver` if no copy of the last answers was handed out.
 */
export const healthChartRemoval = z.strictObject({
  copy: z.enum(['handedOver', 'notWanted']),
});
export type HealthChartRemoval = z.infer<typeof healthChartRemoval>;
