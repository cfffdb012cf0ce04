import {
  emptySection,
  isComputable,
  type SectionData,
  type SectionName,
  sectionNames,
  withNets,
  withoutLater,
  estimatedNets,
  readDocument,
} from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { composedReport } from './composedReport';
import { reportAttachment } from './reportAttachments';
import { reportLink, reportQuestion } from './reportLinks';

/** What a snapshot was made for, where its label was proposed: pages say it in their reader's language, with day and time. */
export const snapshotPurposes = [
  'talk',
  'analysis',
  'import',
  'manual',
  'annualReview',
  'appointment',
  'firstMeeting',
  'annualAppointment',
  'advice',
  'contracts',
] as const;
export type SnapshotPurpose = (typeof snapshotPurposes)[number];

/**
 * `POST /api/households/{householdId}/snapshots` with `Idempotency-Key`: freezes the household in its current state.
 */
export const snapshotRequest = z.strictObject({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  occasion: z.enum(['appointment', 'annualReview', 'manual', 'beforeAdvice', 'report']),
  /** Given with a proposed label, left out with one that was typed. */
  purpose: z.optional(z.enum(snapshotPurposes)),
});
export type SnapshotRequest = z.infer<typeof snapshotRequest>;

/**
 * The figures that a list of snapshots shows, in cents, rounded as on every screen and in the report (older snapshots:
 * to the cent); months in tenths.
 */
export const snapshotFigures = z.object({
  netMonthly: z.int(),
  free: z.int(),
  netWorth: z.int(),
  reserveMonthsTenths: z.optional(z.int()),
  /**
   * Whether the net of every income was known, and any assets or debts; if not, `netMonthly` and `free`, or `netWorth`,
   * must not be shown. Missing in older snapshots.
   */
  known: z.optional(z.object({ net: z.boolean(), netWorth: z.boolean() })),
});

/** One line of `GET /api/households/{householdId}/snapshots` (newest first). */
export const snapshotSummary = z.object({
  snapshotId: z.uuid(),
  householdId: z.uuid(),
  /** Unique in the household: a label that was there already got a number. */
  label: z.string(),
  occasion: snapshotRequest.shape.occasion,
  /** One of `snapshotPurposes`, or of a later release; missing where the label was typed. */
  purpose: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** The appointment in which it was frozen, with the reports made from it. */
  appointmentId: z.optional(z.uuid()),
  /** SHA-256 of the canonical JSON of the payload, lower-case hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  figures: snapshotFigures,
  reports: z.int(),
});
export type SnapshotSummary = z.infer<typeof snapshotSummary>;

/** What a snapshot holds: the documents, what was derived from them, and by which rules. */
export const snapshotPayload = z.object({
  schemaVersion: z.literal(1),
  engineVersion: z.string(),
  lawYear: z.int(),
  referenceDate: z.iso.date(),
  household: z.object({ householdId: z.uuid(), legacyHouseholdId: z.int(), name: z.string() }),
  versions: z.record(z.string(), z.int()),
  sections: z.record(z.string(), z.unknown()),
  figures: snapshotFigures,
  /**
   * Confidential entries are in no snapshot. For each document, by its name, the kinds of those shown as "verdeckt";
   * missing if there are none.
   */
  covered: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Who gave the advice and their contact details, as of then; missing in older snapshots. */
  advisor: z.optional(
    z.object({
      name: z.string(),
      company: z.optional(z.string()),
      telephone: z.optional(z.string()),
      email: z.optional(z.string()),
      street: z.optional(z.string()),
      postalCode: z.optional(z.string()),
      city: z.optional(z.string()),
      /** JPEG in Base64. */
      portrait: z.optional(z.string()),
      /** Arbitration body, with address. */
      complaintOffice: z.optional(z.string()),
    }),
  ),
  /** Who had received the Erstinformation by then, and the last day on which they did; missing in older snapshots. */
  informed: z.optional(z.array(z.object({ personId: z.uuid(), on: z.iso.date() }))),
  /** What was computed from the documents, by the engine and the law named above; incomplete in older snapshots. */
  derived: z.optional(
    z.object({
      /** The estimated net of a month in cents, by the income's id. */
      net: z.record(z.string(), z.int()),
      /**
       * Figures of the household as a whole, by name, as they were shown: cents, shares of one, months, a grade. The
       * parts of a year's budget too, with `OfYear` after the name.
       */
      figures: z.optional(z.record(z.string(), z.number())),
      /** The gap for each topic that was known: cents per month or once, or whether there was cover. */
      needs: z.optional(
        z.array(
          z.object({
            topic: z.string(),
            personId: z.optional(z.uuid()),
            gap: z.optional(z.int()),
            per: z.optional(z.enum(['month', 'once'])),
            state: z.optional(z.enum(['present', 'partial', 'none'])),
          }),
        ),
      ),
      /** F23: cents of a year. */
      levers: z.optional(
        z.array(
          z.object({
            lever: z.string(),
            personId: z.optional(z.uuid()),
            factId: z.optional(z.uuid()),
            used: z.int(),
            possible: z.int(),
          }),
        ),
      ),
    }),
  ),
});
export type SnapshotPayload = z.infer<typeof snapshotPayload>;

/**
 * The documents of a snapshot by their schemas; a kind of document that did not exist yet when it was frozen is empty.
 * Undefined when one cannot be read: it was frozen by a newer release, whose documents contain more.
 */
export function snapshotSections({
  sections,
  derived,
  referenceDate,
}: SnapshotPayload): SectionData | undefined {
  const entries: [SectionName, unknown][] = [];
  for (const name of sectionNames) {
    const read = readDocument(name, sections[name] ?? emptySection(name));
    if ('issues' in read || !isComputable(read.beyond)) return undefined;
    entries.push([name, read.data]);
  }
  const data = Object.fromEntries(entries) as SectionData; // one entry per name, each parsed by its own schema
  // what was estimated then is shown for ever; older snapshots have it among what was typed
  const then = withoutLater(data, referenceDate);
  return { ...then, incomes: withNets(then, derived?.net ?? estimatedNets(sections['incomes'])) };
}

/**
 * `GET /api/households/{householdId}/snapshots/{snapshotId}`. The service recomputes the hash on every read; a payload
 * that does not match answers 409 `conflict` and is never handed out. What a person has made confidential since is
 * removed from the answer, together with what was computed from it.
 */
export const snapshot = z.extend(snapshotSummary, { payload: snapshotPayload });
export type Snapshot = z.infer<typeof snapshot>;

/** SHA-256 of a file, lower-case hex. */
const fileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * `GET …/reports/{reportId}/file`: the released file, byte for byte, whoever asks and whatever has changed since.
 * Answers 404 for a report from before files were kept, 409 `conflict` for a file that no longer matches the released
 * one, 503 while the services do not have its key. The code says which: `file_never`, `file_tampered`,
 * `file_locked`.
 *
 * `POST` there with `Idempotency-Key`: the file of a report that was released before files were kept, made again.
 * Answers the report; 422 unless it matches the released one bit for bit. A file that is already kept stays.
 */
export const reportFile = z.object({
  /** In base64. */
  pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(4_000_000)),
});
export type ReportFile = z.infer<typeof reportFile>;

export const aboutFile = {
  pages: z.int().check(z.minimum(1), z.maximum(500)),
  language: z.enum(['de', 'en']),
  /** Version of the composition that the file was made from; missing if there was none. */
  compositionVersion: z.optional(z.int().check(z.minimum(1))),
};

const channels = ['download', 'print'] as const;

/**
 * `POST …/reports/{reportId}/deliveries` with `Idempotency-Key`: how a released report was delivered to the household;
 * recorded for good, one after the other. `mail`: a mail draft with the address of its link; `copy`: that address was
 * copied to be sent; `screen`: the household scanned it from the screen; `personal`: handed over in person. Answers the
 * report, 409 for one that is not released or was replaced, and for an address while no link is open or no living adult
 * has consented to `electronicDocuments`: the code is `delivery_no_link` or `delivery_no_consent`, the latter
 * also when a link is created, and its path what is required first: `/links` or `/consents/electronicDocuments`.
 */
export const reportDelivery = z.strictObject({
  channel: z.enum([...channels, 'mail', 'copy', 'screen', 'personal']),
});
export type ReportDelivery = z.infer<typeof reportDelivery>;

export const report = z.object({
  reportId: z.uuid(),
  snapshotId: z.uuid(),
  /**
   * The same for every report, as releases from before there were other kinds know it: the composition has the actual
   * kind (`kindOfReport`).
   */
  kind: z.literal('conversationSummary'),
  status: z.enum(['draft', 'released', 'replaced']),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** How it is put together; missing until somebody decides, final once it is released. */
  composition: z.optional(composedReport),
  /** Its attachments, oldest first; missing from services from before attachments existed. */
  attachments: z.optional(z.array(reportAttachment)),
  /** Present from the release on. */
  release: z.optional(
    z.object({
      pdfSha256: fileHash,
      ...aboutFile,
      at: z.iso.datetime(),
      by: z.string(),
      /** Whether its file is available; missing from services from before files were kept. */
      isKept: z.optional(z.boolean()),
    }),
  ),
  /** Oldest first, only the channels that existed before others were added. */
  deliveries: z.array(
    z.object({
      channel: z.enum([...channels, 'link']),
      at: z.iso.datetime(),
      by: z.string(),
    }),
  ),
  /**
   * All channels used, oldest first: those above and the further ones of `reportDelivery`; a newer release may know
   * more.
   */
  handovers: z.optional(z.array(z.object({ way: z.string(), at: z.iso.datetime(), by: z.string() }))),
  /** Newest first. */
  links: z.array(reportLink),
  /** The household's questions about it, newest first; missing from services from before questions existed. */
  questions: z.optional(z.array(reportQuestion)),
});
export type Report = z.infer<typeof report>;
