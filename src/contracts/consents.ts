import {
  consentForms,
  type ConsentPurpose,
  consentPurposes,
  type ConsentTopic,
  informationTopics,
  recentDate,
} from '@vp-digital/core/household';
import * as z from 'zod/mini';

const topics = [...informationTopics, ...consentPurposes];
const topic = z.enum(topics);

/** Purposes that releases before them refuse to read: in answers, what is about them stands apart, where those do not look. */
const laterPurposes = ['assistantAccess', 'aiEvaluation'] as const satisfies readonly ConsentPurpose[];
type FirstTopic = Exclude<ConsentTopic, (typeof laterPurposes)[number]>;
const isFirstTopic = (one: ConsentTopic): one is FirstTopic => !laterPurposes.some((later) => later === one);
const firstTopic = z.enum(topics.filter(isFirstTopic));

/** What is about topics that every release reads, and what is about later ones. */
export const byRelease = <Item extends { topic: ConsentTopic }>(items: readonly Item[]) => ({
  first: items.filter((item): item is Item & { topic: FirstTopic } => isFirstTopic(item.topic)),
  later: items.filter((item) => !isFirstTopic(item.topic)),
});

const words = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum));
const version = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** A point of a stroke: x, y in the pad's units, milliseconds since the first point. */
const point = z.tuple([z.int(), z.int(), z.int()]);

/** A signature as it was drawn: strokes of points on a pad of this size. */
const signature = z.strictObject({
  width: z.int().check(z.minimum(100), z.maximum(4_000)),
  height: z.int().check(z.minimum(50), z.maximum(2_000)),
  strokes: z.array(z.array(point).check(z.minLength(1), z.maxLength(2_000))).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((strokes) => strokes.flat().length >= 8, 'A dot is no signature.'),
    z.refine((strokes) => strokes.flat().length <= 8_000, 'Too long for a signature.'),
  ),
});
export type Signature = z.infer<typeof signature>;

/** Proof that a consent was given: the signature, the name typed along with the click, the minutes of what was said. */
const proof = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('signature'), signature }),
  z.strictObject({ form: z.literal('click'), name: words(3, 120) }),
  z.strictObject({ form: z.literal('oral'), minutes: words(20, 1_000) }),
]);
export type ConsentProof = z.infer<typeof proof>;

/** Which wording was read: the one in force, or the service refuses. */
const read = <Topic extends z.core.$ZodType>(about: Topic) =>
  z.array(z.strictObject({ topic: about, textVersion: version })).check(z.minLength(1), z.maxLength(20));

/**
 * `POST /api/households/{householdId}/consents` with an `Idempotency-Key`: one action, for each of its topics a record.
 * Answers 201 `householdConsents`. Refused with 422: a wording that is not in force; a form that the purpose does not
 * allow; a child for herself, somebody for an adult, advertising for a child; a withdrawal of what was not given, except that
 * `assistantAccess` may be refused before anybody has consented.
 */
export const consentRequest = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('given'),
    personId: z.uuid(),
    /** The person herself, or for a child a guardian: a grown-up of the household. */
    givenBy: z.uuid(),
    topics: read(z.enum(consentPurposes)),
    proof,
  }),
  z.strictObject({ action: z.literal('withdrawn'), personId: z.uuid(), topic: z.enum(consentPurposes) }),
  z.strictObject({
    action: z.literal('handedOver'),
    personIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(20)),
    topics: read(z.enum(informationTopics)),
    /** Not in the future. */
    on: recentDate,
    way: z.enum(['paper', 'electronic']),
  }),
]);
export type ConsentRequest = z.infer<typeof consentRequest>;

/** A record; none is ever changed or taken away by itself. */
export const consentRecord = z.object({
  consentId: z.uuid(),
  personId: z.uuid(),
  topic,
  action: z.enum(['given', 'withdrawn', 'handedOver']),
  textVersion: version,
  form: z.optional(z.enum([...consentForms, 'paper', 'electronic'])),
  givenBy: z.optional(z.uuid()),
  /** When it was recorded, and the day of a handing over. */
  at: z.iso.datetime(),
  on: z.optional(z.iso.date()),
  /** Name of the user who recorded it. */
  recordedBy: z.string(),
  /** SHA-256 of the canonical JSON of the record with its proof and the wording, lower-case hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Only in `GET …/consents/{personId}`: it shows a signature, so its reading is noted. */
  proof: z.optional(proof),
});
export type ConsentRecord = z.infer<typeof consentRecord>;

/** A wording, in German whatever the language of the page: it is what is agreed to. */
export const consentText = z.object({
  topic,
  version,
  validFrom: z.iso.date(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Whether a lawyer has approved it; until then it is a draft, and every screen and paper says so. */
  approved: z.boolean(),
});
export type ConsentText = z.infer<typeof consentText>;

/**
 * `POST …/deletion-requests` with an `Idempotency-Key`: somebody requests deletion. Without a person: the whole
 * household.
 */
export const deletionRequestOrder = z.strictObject({
  personId: z.optional(z.uuid()),
  reason: words(3, 500),
});
export type DeletionRequestOrder = z.infer<typeof deletionRequestOrder>;

/** `POST …/deletion-requests/{requestId}/withdrawal` takes one back that nobody has decided yet; 409 afterwards. */
export const deletionRequest = z.object({
  requestId: z.uuid(),
  personId: z.optional(z.uuid()),
  reason: z.string(),
  state: z.enum(['requested', 'withdrawn', 'refused', 'carriedOut']),
  requestedAt: z.iso.datetime(),
  requestedBy: z.string(),
  /** When it left the state `requested`. */
  decidedAt: z.optional(z.iso.datetime()),
});
export type DeletionRequest = z.infer<typeof deletionRequest>;

export const firstConsentRecord = z.extend(consentRecord, { topic: firstTopic });

/**
 * `GET …/consents`: records in the order of their recording, wordings in force and those that records name. Read with
 * `allConsents`.
 */
export const householdConsents = z.object({
  records: z.array(firstConsentRecord),
  texts: z.array(z.extend(consentText, { topic: firstTopic })),
  /** The same of purposes that came later. */
  later: z.optional(z.object({ records: z.array(consentRecord), texts: z.array(consentText) })),
  deletionRequests: z.array(deletionRequest),
  /** The new versions of the sections from which a withdrawal has deleted health data, by name. */
  versions: z.optional(z.record(z.string(), z.int())),
});
type ConsentsAnswer = z.infer<typeof householdConsents>;

/** A household's records and wordings of every topic. */
export interface HouseholdConsents extends Omit<ConsentsAnswer, 'records' | 'texts' | 'later'> {
  records: ConsentRecord[];
  texts: ConsentText[];
}

/** Those of an answer; the records of each topic in the order of their recording. */
export const allConsents = ({ later, ...answer }: ConsentsAnswer): HouseholdConsents => ({
  ...answer,
  records: [...answer.records, ...(later?.records ?? [])],
  texts: [...answer.texts, ...(later?.texts ?? [])],
});

/** What is answered, so that every release can read it. */
export function consentsAnswer({ records, texts, ...rest }: HouseholdConsents): ConsentsAnswer {
  const [ofRecords, ofTexts] = [byRelease(records), byRelease(texts)];
  return {
    ...rest,
    records: ofRecords.first,
    texts: ofTexts.first,
    later: { records: ofRecords.later, texts: ofTexts.later },
  };
}
