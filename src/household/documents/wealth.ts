import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { assetKinds, liabilityKinds, liquidities } from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, discussedAlone, entry, id, isoDate, money, text } from './fields';

/**
 * Share of each owner in basis points; the shares of an entry add up to 10 000. Nobody named: it belongs to all
 * adults of the household in equal parts.
 */
const ownership = z._default(z.record(id, basisPoints(10_000)), {});

/** Vermögenswert. Balances of savings contracts stand in the contract, not here: one source per fact. */
const asset = z.strictObject({
  ...entry,
  kind: z.enum(assetKinds),
  name: z.optional(text(60)),
  value: money(1_000_000_000),
  asOf: isoDate,
  ownership,
  /** Where it differs from what its kind has. */
  liquidity: z.optional(z.enum(liquidities)),
  /** Zweckgebunden: set aside for something, so not part of the reserve. */
  earmarked: z._default(z.boolean(), false),
  /** Whose number, bank and purpose stand in `bankAccounts`: one source per fact. */
  accountId: z.optional(id),
  /** The goal that it is kept for. */
  goalId: z.optional(id),
  discussedAlone,
});
export const assets = defineDocument(asset, {
  owner: 'ownership',
  links: [
    { field: 'goalId', document: 'goals' },
    { field: 'accountId', document: 'bankAccounts' },
  ],
  change: permissions.balanceSheet,
});
export type Asset = z.infer<typeof asset>;
export type AssetKind = Asset['kind'];
export type Liquidity = (typeof liquidities)[number];

/** Verbindlichkeit without a contract; loans stand in the contracts. */
const liability = z.strictObject({
  ...entry,
  kind: z.enum(liabilityKinds),
  name: z.optional(text(60)),
  amount: money(100_000_000),
  asOf: isoDate,
  ownership,
  discussedAlone,
});
export const liabilities = defineDocument(liability, {
  owner: 'ownership',
  change: permissions.balanceSheet,
});
export type Liability = z.infer<typeof liability>;
