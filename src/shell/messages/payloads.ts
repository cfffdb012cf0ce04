import { fileRights } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

const short = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));
const empty = z.strictObject({});
const path = z.string().check(z.maxLength(2_000), z.regex(/^\/(?![/\\])/));
const requestId = z.uuid();

export const userData = z.strictObject({
  id: short(100),
  name: short(200),
  parentUserId: z.optional(short(100)),
  role: short(100),
  permissions: z.array(short(200)).check(z.maxLength(100)),
  fileRights: z.array(z.enum(fileRights)),
  advisor: z.boolean(),
  assistant: z.boolean(),
  /** Number of the accounting contract chosen for this session. */
  accountingContract: z.optional(short(20)),
});

const dirty = z.strictObject({
  dirty: z.boolean(),
  entries: z.array(z.strictObject({ area: short(50), label: short(200) })).check(z.maxLength(200)),
});

const navigation = z.strictObject({ to: path, replace: z.optional(z.boolean()) });

const changed = z.strictObject({
  householdId: z.uuid(),
  documents: z.record(short(50), z.int().check(z.minimum(0))),
});

/** Messages that an area may send to the shell. */
export const toShell = {
  login: z.strictObject({ returnTo: z.optional(path) }),
  logout: z.strictObject({ reason: z.enum(['user', 'unauthorized', 'expired']) }),
  setAdvisorUserData: userData,
  advisorEnteredHousehold: z.strictObject({
    householdId: z.uuid(),
    legacyHouseholdId: z.int(),
    name: short(80),
    caption: z.string().check(z.maxLength(200)),
  }),
  setMicroAppDirty: dirty,
  receivePageTitle: z.strictObject({ title: z.string().check(z.maxLength(500)) }),
  tokenExchangeInit: z.strictObject({ requestId, audience: short(200) }),
  navigate: navigation,
  navigatePrevious: empty,
  showMessage: z.strictObject({
    severity: z.enum(['info', 'success', 'warning', 'error']),
    text: short(500),
    closeAfter: z.optional(z.number().check(z.minimum(0))),
  }),
  showContextSelectionModal: empty,
  /** Added: the language that the user chose inside an area. */
  setLanguage: z.strictObject({ language: z.enum(['de', 'en']) }),
  householdChanged: changed,
} as const;

/** Messages that the shell may send to an area. */
export const toArea = {
  logout: toShell.logout,
  setAdvisorUserData: userData,
  advisorEnteredHousehold: toShell.advisorEnteredHousehold,
  setMicroAppDirty: dirty,
  tokenExchangeReady: z.discriminatedUnion('ok', [
    z.strictObject({
      requestId,
      ok: z.literal(true),
      accessToken: short(8_000),
      expiresAt: z.iso.datetime(),
    }),
    z.strictObject({ requestId, ok: z.literal(false), error: short(200) }),
  ]),
  householdChanged: changed,
} as const;

export type ToShell = { [Type in keyof typeof toShell]: z.infer<(typeof toShell)[Type]> };
export type ToArea = { [Type in keyof typeof toArea]: z.infer<(typeof toArea)[Type]> };
