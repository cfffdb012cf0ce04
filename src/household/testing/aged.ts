import * as z from 'zod/mini';
import { defineDocument, type DocumentRules } from '../documents/defineDocument';
import { entry, id, money, text } from '../documents/fields';
import { type Members, memberOf } from '../documents/places';
import { furtherDocument } from './furtherDocument';

/** Until major 0 of the core a device had its `cost` in whole euros; since then it has a `price` in cents. */
const device = z.strictObject({
  ...entry,
  personId: id,
  name: z.optional(text(60)),
  price: z.optional(money(100_000)),
});

const rules: DocumentRules = {
  owner: 'personId',
  migrate: (stored) => withItems(stored, withPrice),
  before: [
    {
      until: 0,
      replacedOn: '2026-09-15',
      form: (next) => withItems(next, withCost),
      change: ({ path, value }) =>
        path.endsWith('/cost')
          ? { path: path.replace(/cost$/, 'price'), value: inCents(value) }
          : { path, value: withPrice(value) },
    },
  ],
};
export const devices = furtherDocument('devices', defineDocument(device, rules));

const inCents = (euros: unknown) => (typeof euros === 'number' ? euros * 100 : euros);

const isEntry = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withPrice(item: unknown): unknown {
  if (!isEntry(item) || !('cost' in item)) return item;
  const { cost, ...rest } = item;
  return { ...rest, price: inCents(cost) };
}

function withCost(item: unknown): unknown {
  if (!isEntry(item) || typeof item['price'] !== 'number') return item;
  const { price: _, ...rest } = item;
  return { ...rest, cost: Math.round(item['price'] / 100) };
}

function withItems(document: unknown, work: (item: unknown) => unknown): unknown {
  const items = memberOf(document, 'items');
  if (!isEntry(document) || !isEntry(items)) return document;
  return {
    ...document,
    items: Object.fromEntries(Object.entries(items).map(([key, item]) => [key, work(item)])),
  };
}
