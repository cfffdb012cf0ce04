import * as z from 'zod/mini';
import { basisPoints, documentOf, entry, id, isoDate, money, text } from './fields';

export const assetKinds = [
  ...([
    'currentAccount',
    'callMoney',
    'fixedDeposit',
    'cash',
    'securities',
    'preciousMetal',
    'crypto',
  ] as const),
  ...(['ownHome', 'rentedProperty', 'vehicle', 'shareholding', 'other'] as const),
] as const;

/** Vermögenswert. Balances of savings contracts stand in the contract, not here: one source per fact. */
const asset = z.strictObject({
  ...entry,
  kind: z.enum(assetKinds),
  name: z.optional(text(60)),
  value: money(1_000_000_000),
  asOf: isoDate,
  /** Share of each owner; the shares of an asset add up to 10 000. Nobody named: it belongs to all. */
  ownership: z._default(z.record(id, basisPoints(10_000)), {}),
  /** Zweckgebunden: set aside for something, so not part of the reserve. */
  earmarked: z._default(z.boolean(), false),
});
export const assets = documentOf(asset);
export type Asset = z.infer<typeof asset>;
export type AssetKind = Asset['kind'];

/** Verbindlichkeit without a contract; loans stand in the contracts. */
const liability = z.strictObject({
  ...entry,
  kind: z.enum(['overdraft', 'maintenance', 'tax', 'private']),
  name: z.optional(text(60)),
  amount: money(100_000_000),
  asOf: isoDate,
});
export const liabilities = documentOf(liability);
export type Liability = z.infer<typeof liability>;
