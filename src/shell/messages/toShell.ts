import * as z from 'zod/mini';
import { bothDirections, empty, path, requestId, short } from './payloads';
import { storageKeys } from './storageKeys';

const storageKey = z.enum(storageKeys);

/** Messages that an area may send to the shell. */
export const toShell = {
  ...bothDirections,
  login: z.object({
    returnTo: z.optional(path),
    /** Asks for the password also where somebody is signed in (`prompt=login`): the device comes back. */
    again: z.optional(z.boolean()),
  }),
  /**
   * The services answer only a customer's calls: nothing else of the application may be shown until a sign-in
   * (`again`).
   */
  deviceLocked: empty,
  documentUpload: z.object({
    householdId: z.uuid(),
    accept: z.array(short(100)).check(z.maxLength(20)),
    maxBytes: z.int().check(z.positive()),
  }),
  /** Never names a person. */
  receivePageTitle: z.object({ title: z.string().check(z.maxLength(500)) }),
  tokenExchangeInit: z.object({ requestId, audience: short(200) }),
  navigateToNewWindow: z.object({
    url: z.union([path, z.url({ protocol: /^https$/ }).check(z.maxLength(2_000))]),
  }),
  showMessage: z.object({
    severity: z.enum(['info', 'success', 'warning', 'error']),
    text: short(500),
    /** Milliseconds; less than 100 is ignored, so that the message stays. */
    closeAfter: z.optional(z.number().check(z.minimum(0))),
  }),
  showContextSelectionModal: z.object({
    householdId: z.optional(z.uuid()),
    personIds: z.optional(z.array(z.uuid()).check(z.maxLength(50))),
  }),
  storageGet: z.object({ requestId, key: storageKey }),
  storageSet: z.object({ requestId, key: storageKey, value: z.string().check(z.maxLength(65_536)) }),
  storageRemove: z.object({ requestId, key: storageKey }),

  /** Iframe only: how far the area is. Codes are those of `LoadError`, or `mount`. */
  init: z.discriminatedUnion('state', [
    z.object({ state: z.literal('mounted') }),
    z.object({ state: z.literal('ready') }),
    z.object({
      state: z.literal('failed'),
      code: short(20),
      versions: z.optional(z.object({ library: z.optional(short(50)), shell: short(20), area: short(20) })),
    }),
  ]),
  /** Iframe only: the height of what the area shows, in CSS pixels. */
  resize: z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  /**
   * Iframe only: what the customer sees of the page, as it is drawn for them. The shell validates it by the schema of
   * pictures: `nodes` by `pictureTree`, `styles` by `isReleasedStyle` (`src/contracts/picture`). Since 1.3.
   */
  customerDrawn: z.object({
    /** The address at which it was drawn: of whom, and where. */
    path,
    /** The path pattern of the page that is made for the customer; absent of blocks that an older area marks. */
    screen: z.optional(short(200)),
    /** For the second of two places. */
    also: z.boolean(),
    /** The page's suggestion for the next question, only for the advisor. */
    ask: z.optional(short(500)),
    styles: z.array(short(200)).check(z.maxLength(40)),
    nodes: z.array(z.unknown()).check(z.maxLength(12_000)),
  }),
  /** Iframe only: the area ends the customer view (`CustomerPort.end`). Since 1.4. */
  customerEnded: empty,
  /** Iframe only: input is stored as a draft, nothing more will be sent; the frame may be removed. */
  unmounted: z.object({ requestId }),
  /** Iframe only: the sink across the border. No texts of errors: they may quote what somebody typed. */
  faultReported: z.object({
    name: short(100),
    area: short(50),
    version: z.string().check(z.maxLength(50)),
    during: short(100),
    supportId: z.optional(short(8)),
  }),
  eventReported: z.object({
    name: short(100),
    properties: z
      .record(short(50), z.union([short(200), z.number(), z.boolean()]))
      .check(z.refine((properties) => Object.keys(properties).length <= 20)),
  }),
} as const;

export type ToShell = { [Type in keyof typeof toShell]: z.infer<(typeof toShell)[Type]> };

/** Every type of message that an area may send. */
export const toShellTypes = Object.keys(toShell) as (keyof ToShell)[]; // its own keys, which Object.keys widens
