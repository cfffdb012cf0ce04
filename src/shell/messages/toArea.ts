import * as z from 'zod/mini';
import { config } from '../config';
import { bothDirections, empty, household, path, requestId, short, userData } from './payloads';

const flags = z.object({
  /** False while nothing is known of any flag. */
  settled: z.boolean(),
  /** The flags that are on. */
  enabled: z.array(short(100)).check(z.maxLength(500)),
});
const customerWidth = z.literal([340, 768, 1200]);

/** Messages that the shell may send to an area. */
export const toArea = {
  ...bothDirections,
  tokenExchangeReady: z.discriminatedUnion('ok', [
    z.object({
      requestId,
      ok: z.literal(true),
      accessToken: short(8_000),
      expiresAt: z.iso.datetime(),
    }),
    z.object({ requestId, ok: z.literal(false), error: short(200) }),
  ]),
  /** The shell wants to leave: the area saves and answers with what is still open (`setMicroAppDirty`). */
  navigationRequest: z.object({ requestId, to: path }),
  storageResult: z.discriminatedUnion('ok', [
    z.object({
      requestId,
      ok: z.literal(true),
      value: z.optional(z.string().check(z.maxLength(65_536))),
    }),
    z.object({ requestId, ok: z.literal(false), error: short(200) }),
  ]),

  /** Iframe only: what a shell in the same document hands over as `Host`. Addresses in `config` are absolute. */
  init: z.object({
    area: z.string().check(z.regex(/^[a-z]{1,50}$/)),
    contractVersion: short(20),
    config,
    language: z.enum(['de', 'en']),
    slot: z.enum(['page', 'side', 'customer']),
    path,
    flags,
    user: z.optional(userData),
    household: z.optional(household),
  }),
  /** Iframe only: the address has changed. */
  locationChanged: z.object({ path }),
  /** Iframe only: whether a customer looks on, and where (`Host.customer`). Since 1.3. */
  customerLook: z.object({
    look: z.optional(z.object({ width: customerWidth, also: z.optional(customerWidth) })),
  }),
  /** Iframe only: the height that the window has for the frame, in CSS pixels. */
  resize: z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  /** Iframe only. */
  flagsChanged: flags,
  /** Iframe only: the focus belongs into the page. */
  focus: empty,
  /** Iframe only: the user has agreed to lose what is not saved. */
  discard: empty,
  /** Iframe only: the frame is about to go; answered by `unmounted`. */
  unmount: z.object({ requestId }),
} as const;

export type ToArea = { [Type in keyof typeof toArea]: z.infer<(typeof toArea)[Type]> };

/** Every type of message that an area may hear. */
export const toAreaTypes = Object.keys(toArea) as (keyof ToArea)[]; // its own keys, which Object.keys widens
