import * as z from 'zod/mini';
import { accessScopes } from './accessRequests';
import { deletionReasons, householdStatuses } from './administrationCodes';

const householdStatus = z.enum(householdStatuses);
export type HouseholdStatus = z.infer<typeof householdStatus>;

/** What has to be kept although a household is to be deleted, and by which rule. */
const retained = z.object({
  kind: z.enum(['adviceRecords', 'correspondence']),
  count: z.int(),
  /** The last day. */
  keptUntil: z.iso.date(),
  years: z.int(),
  paragraph: z.string(),
  /** False: nobody has checked that the rule covers these papers. */
  verified: z.boolean(),
});
export type Retained = z.infer<typeof retained>;

/**
 * What stays with a household for a time, or until it is deleted: a snapshot as long as what was released of it has to be kept;
 * answers ahead of an appointment until somebody has decided about them.
 */
const held = z.object({
  kind: z.enum(['snapshot', 'intake']),
  id: z.uuid(),
  /** What a snapshot is called. */
  label: z.optional(z.string()),
  /** When it was frozen, or sent. */
  since: z.iso.datetime(),
  /** The last day; missing: it goes with the household. */
  keptUntil: z.optional(z.iso.date()),
  /** Of which law; missing: of this application. */
  paragraph: z.optional(z.string()),
  years: z.optional(z.int()),
});
export type Held = z.infer<typeof held>;

/** What one advisor asks and another decides. */
export const householdRequest = z.object({
  requestId: z.uuid(),
  kind: z.enum(['handOver', 'deletion']),
  householdId: z.uuid(),
  householdName: z.string(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  /** Who is to take it over. */
  recipient: z.optional(z.string()),
  reason: z.optional(z.enum(deletionReasons)),
  /** Of a deletion: until then it is kept, locked; without it is removed at once. */
  keptUntil: z.optional(z.iso.date()),
});
export type HouseholdRequest = z.infer<typeof householdRequest>;

/** `GET /api/households/requests`: what waits for the caller's decision. */
export const householdRequests = z.array(householdRequest);

/** Another contract to which a household is open beside its own, by the name of who works under it. */
export const reader = z.object({
  contract: z.string(),
  name: z.string(),
  /** Missing: as before, for reading and writing. */
  scope: z.optional(z.enum(accessScopes)),
  /** The last day; missing: until it is taken back. */
  until: z.optional(z.iso.date()),
});
export type Reader = z.infer<typeof reader>;

/**
 * `GET /api/households/{householdId}/administration`: how the file stands and who works with it. Everybody who may open
 * the household may read it; to change it takes `mayAdminister`: the responsible advisor, or a deputy.
 */
export const administration = z.object({
  householdId: z.uuid(),
  legacyHouseholdId: z.int(),
  name: z.string(),
  status: householdStatus,
  responsible: z.object({ name: z.string(), contract: z.string() }),
  colleagues: z.array(z.object({ name: z.string(), kind: z.enum(['assistant', 'deputy', 'shared']) })),
  /** To whom it was opened; told to those who administer it, who may end that. */
  sharedWith: z._default(z.array(reader), []),
  mayAdminister: z.boolean(),
  /** What waits for somebody's decision: one thing at a time. */
  request: z.optional(householdRequest),
  /** The deletion is decided: the last day on which the household is kept. */
  keptUntil: z.optional(z.iso.date()),
  retention: z.array(retained),
  /** The newest first. */
  held: z._default(z.array(held), []),
  /** To whom it can be handed over. */
  recipients: z.array(z.object({ contract: z.string(), name: z.string() })),
});
export type Administration = z.infer<typeof administration>;

/** What was decided. */
export const decidedRequest = z.object({
  requestId: z.uuid(),
  status: z.enum(['accepted', 'declined', 'withdrawn']),
});
export type DecidedRequest = z.infer<typeof decidedRequest>;

/**
 * `GET …/administration/audit?after=<auditId>`: who did what and when, newest first, never the values. For those who
 * may administer the household.
 */
export const auditPage = z.object({
  entries: z.array(
    z.object({
      /** Made of what was read, where reading is noted: no version of a uuid. */
      auditId: z.guid(),
      at: z.iso.datetime(),
      by: z.string(),
      /** In whose role. */
      asUser: z.optional(z.string()),
      /** One of the actions in `administrationCodes`, or a newer one. */
      action: z.string(),
      /** What was read, by its name. */
      detail: z.optional(z.string()),
    }),
  ),
  /** The next page begins after this entry; missing on the last one. */
  next: z.optional(z.guid()),
});
export type AuditPage = z.infer<typeof auditPage>;
