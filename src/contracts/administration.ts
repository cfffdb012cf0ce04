import * as z from 'zod/mini';
import { accessScopes } from './accessRequests';
import { deletionReasons, householdStatuses } from './administrationCodes';

const householdStatus = z.enum(householdStatuses);
export type HouseholdStatus = z.infer<typeof householdStatus>;

/** What must be retained although a household is to be deleted, and under which rule. */
const retained = z.object({
  kind: z.enum(['adviceRecords', 'correspondence']),
  count: z.int(),
  /** The last day. */
  keptUntil: z.iso.date(),
  years: z.int(),
  paragraph: z.string(),
  /** False: nobody has checked that the rule applies to these papers. */
  verified: z.boolean(),
});
export type Retained = z.infer<typeof retained>;

/**
 * What stays with a household for a time, or until it is deleted: a snapshot as long as what was released from it must
 * be retained; answers given before an appointment until somebody has decided on them.
 */
const held = z.object({
  kind: z.enum(['snapshot', 'intake']),
  id: z.uuid(),
  /** What a snapshot is called. */
  label: z.optional(z.string()),
  /** What it was made for, as its summary says. */
  purpose: z.optional(z.string()),
  /** When it was frozen, or sent. */
  since: z.iso.datetime(),
  /** The last day; missing: it goes with the household. */
  keptUntil: z.optional(z.iso.date()),
  /** Paragraph of the law; missing: a rule of this application. */
  paragraph: z.optional(z.string()),
  years: z.optional(z.int()),
});
export type Held = z.infer<typeof held>;

/** What one advisor requests and another decides. */
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
  /** For a deletion: kept and locked until then; without it, removed at once. */
  keptUntil: z.optional(z.iso.date()),
});
export type HouseholdRequest = z.infer<typeof householdRequest>;

/** `GET /api/households/requests`: what waits for the caller's decision. */
export const householdRequests = z.array(householdRequest);

/** Another contract that has access to a household, by the name of its holder. */
export const reader = z.object({
  contract: z.string(),
  name: z.string(),
  /** Missing: read and write, as before. */
  scope: z.optional(z.enum(accessScopes)),
  /** The last day; missing: until revoked. */
  until: z.optional(z.iso.date()),
});
export type Reader = z.infer<typeof reader>;

/**
 * `GET /api/households/{householdId}/administration`: the state of the file and who works with it. Everybody with
 * access to the household may read it; changing it takes `mayAdminister`: the responsible advisor, or a deputy.
 */
export const administration = z.object({
  householdId: z.uuid(),
  legacyHouseholdId: z.int(),
  name: z.string(),
  status: householdStatus,
  responsible: z.object({ name: z.string(), contract: z.string() }),
  colleagues: z.array(z.object({ name: z.string(), kind: z.enum(['assistant', 'deputy', 'shared']) })),
  /** Somebody of the household has refused assistants: those among the colleagues are refused the file (`consents`). */
  assistantsRefused: z.optional(z.boolean()),
  /** Who was given access; listed for those who administer the household, who may revoke it. */
  sharedWith: z._default(z.array(reader), []),
  mayAdminister: z.boolean(),
  /** What waits for a decision: one request at a time. */
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
      /** Derived from what was read, where reading is logged: not a versioned UUID. */
      auditId: z.guid(),
      at: z.iso.datetime(),
      by: z.string(),
      /** In whose role. */
      asUser: z.optional(z.string()),
      /** One of the actions in `administrationCodes`, or a newer one. */
      action: z.string(),
      /** The name of what was read. */
      detail: z.optional(z.string()),
    }),
  ),
  /** The next page begins after this entry; missing on the last one. */
  next: z.optional(z.guid()),
});
export type AuditPage = z.infer<typeof auditPage>;
