import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { defineDocument } from '../documents/defineDocument';
import { basisPoints, entry, frequency, id, isoDate, money, requiredText, text } from '../documents/fields';
import { bank, health, internal } from '../documents/protection';
import { furtherDocument } from './furtherDocument';

/** Aids that a person pays for: a document with one field of each kind, which no product has. */
const aid = z.strictObject({
  ...entry,
  personId: id,
  goalId: z.optional(id),
  kind: z.enum(['hearing', 'seeing', 'walking']),
  name: requiredText(60),
  price: money(100_000),
  frequency,
  ownShare: z.optional(basisPoints(10_000)),
  since: z.optional(isoDate),
  weightTenths: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  worn: z.optional(z.boolean()),
  repairs: z._default(z.record(id, z.strictObject({ on: z.optional(isoDate), cost: money(10_000) })), {}),
  diagnosis: health(z.optional(text(80))),
  iban: bank(z.optional(text(34))),
  taxId: bank(z.optional(z.string().check(z.regex(/^\d{11}$/)))),
  opinion: internal(z.optional(text(80))),
  private: z.optional(z.boolean()),
});

const definition = defineDocument(aid, {
  owner: 'personId',
  links: [{ field: 'goalId', document: 'goals' }],
  change: permissions.balanceSheet,
  protectedEntries: { protection: 'internal', where: (entry) => entry['private'] === true },
  merge: 'both',
});
export const aids = furtherDocument('aids', definition);

/** An entry of it in which everything is said. */
export const aidOf = (personId: string, more: object = {}) => ({
  position: 0,
  personId,
  kind: 'hearing',
  name: 'Hörgerät',
  price: 240_000,
  frequency: 'once',
  ownShare: 2_500,
  since: '2026-03-01',
  weightTenths: 3,
  worn: true,
  repairs: {},
  diagnosis: 'Schwerhörigkeit',
  iban: 'DE02120300000000202051',
  taxId: '12345678903',
  opinion: 'Zu teuer',
  ...more,
});
