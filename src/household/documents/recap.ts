import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, id, isoDate, requiredText, text } from './fields';
import { needTopics } from './needCodes';

/** Recap-Eintrag: what was said, decided or promised during the talk. */
const recapEntry = z.strictObject({
  ...entry,
  kind: z.enum(['note', 'decision', 'task']),
  text: requiredText(1000),
  /** KUNDE or INTERN: an internal entry never leaves by the customer's way, whatever else it says. */
  visibility: z._default(z.enum(['customer', 'internal']), 'customer'),
  writtenAt: z.iso.datetime(),
  /** The screen it was written on, as the route's path with its `:parameters`: no id of anybody. */
  origin: z.optional(text(200)),
  /** The appointment in which it was written. */
  appointmentId: z.optional(id),
  /** Whose task it is, nobody named: the advisor's; of whom what was advised is, nobody named: the household's. */
  ownerId: z.optional(id),
  dueOn: z.optional(isoDate),
  done: z._default(z.boolean(), false),
  /** Whether the customer's report takes it over. */
  inReport: z._default(z.boolean(), true),
  /** Whether a note or a decision says what was advised: a record of the advice takes it over. */
  isAdvice: z.optional(z.boolean()),
  /** Why it was advised. */
  adviceReason: z.optional(text(1000)),
  /** On which topic it was advised; of one that is each adult's own `ownerId` says whose. */
  adviceTopic: z.optional(z.enum(needTopics)),
});
export const recap = defineDocument(recapEntry, {
  owner: 'ownerId',
  links: [{ field: 'appointmentId', document: 'appointments', made: 'underWay' }],
  read: permissions.sectionReport,
  change: permissions.sectionReport,
  protectedEntries: { protection: 'internal', where: ({ visibility }) => visibility === 'internal' },
  merge: 'both',
});
export type RecapEntry = z.infer<typeof recapEntry>;
export type Recap = z.infer<typeof recap.schema>;
