import { fileRights } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { ownPath } from '../location';

export const short = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));
export const empty = z.object({});
export const path = z.string().check(z.maxLength(2_000), z.regex(ownPath));
export const requestId = z.uuid();

export const userData = z.object({
  id: short(100),
  name: short(200),
  parentUserId: z.optional(short(100)),
  /** Added: whom to ask for rights. */
  mainAdvisor: z.optional(z.object({ name: short(200), email: z.optional(short(200)) })),
  role: short(100),
  permissions: z.array(short(200)).check(z.maxLength(100)),
  fileRights: z.array(z.enum(fileRights)),
  advisor: z.boolean(),
  assistant: z.boolean(),
  /** Number of the accounting contract chosen for this session. */
  accountingContract: z.optional(short(20)),
  /** Added: the role of another user that is taken, under that contract; permissions and rights are theirs. */
  impersonation: z.optional(
    z.object({ impersonationId: z.uuid(), name: short(200), endsAt: z.iso.datetime() }),
  ),
});

export const household = z.object({
  householdId: z.uuid(),
  legacyHouseholdId: z.int(),
  /** Two adults with degrees, first and last names as long as they may be. */
  name: short(400),
  caption: z.string().check(z.maxLength(200)),
});

/** Unsaved input; answers a `navigationRequest` when it carries its id. */
const dirty = z.object({
  dirty: z.boolean(),
  entries: z
    .array(
      z.object({
        area: short(50),
        label: short(200),
        state: z.optional(z.enum(['editing', 'saving', 'failed'])),
      }),
    )
    .check(z.maxLength(200)),
  requestId: z.optional(requestId),
});

const loading = z.object({ loading: z.boolean() });

const scalar = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);

/** Newest versions of a household's documents that somebody has seen, and when they were saved if they were. */
export const householdChange = z.object({
  householdId: z.uuid(),
  documents: z
    .record(short(50), z.int().check(z.minimum(0)))
    .check(z.refine((documents) => Object.keys(documents).length <= 100)),
  savedAt: z.optional(z.iso.datetime()),
});

/** Messages that travel in both directions. */
export const bothDirections = {
  logout: z.object({ reason: z.enum(['user', 'unauthorized', 'expired']) }),
  setAdvisorUserData: userData,
  advisorEnteredHousehold: household,
  setMicroAppDirty: dirty,
  setMicroAppPreserveDirty: z.object({ preserve: z.boolean() }),
  setRefetchPersonList: z.object({ householdId: z.uuid(), refetch: z.boolean() }),
  navigate: z.object({ to: path, replace: z.optional(z.boolean()) }),
  navigateNext: empty,
  navigatePrevious: empty,
  updateAppCartItemList: cart(),
  updateWidgetCartItemList: cart(),
  /** Whether an application outside is being handed an offer (app) or a need (widget). */
  updateAppCheckoutLoading: loading,
  updateWidgetCheckoutLoading: loading,
  /** Codes of entries of the main menu; a favourite without a code is in no message. */
  favoritesUpdated: z.object({
    favorites: z.array(z.string().check(z.regex(/^[A-Z_]{1,60}$/))).check(z.maxLength(100)),
  }),
  updatedPersonalData: z.object({
    householdId: z.uuid(),
    personId: z.uuid(),
    sections: z
      .array(z.enum(['basicData', 'address', 'contact', 'employment', 'tax', 'bankDetails']))
      .check(z.maxLength(6)),
    version: z.int().check(z.minimum(0)),
  }),
  updatedConsent: z.object({
    personId: z.uuid(),
    consentId: short(100),
    granted: z.boolean(),
    at: z.iso.datetime(),
  }),
  /** A contract that something better is looked for: what is known of it, by the names of its fields. */
  contractParams: z.object({
    contractId: short(100),
    householdId: z.uuid(),
    params: z
      .record(short(100), scalar)
      .check(z.refine((parameters) => Object.keys(parameters).length <= 100)),
  }),
  /** Added: the language of the page, chosen in an area or in the shell. */
  setLanguage: z.object({ language: z.enum(['de', 'en']) }),
  householdChanged: householdChange,
} as const;

function cart() {
  const price = z.object({ cents: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
  const item = z.object({
    id: short(100),
    appId: short(100),
    title: short(200),
    quantity: z.int().check(z.minimum(0), z.maximum(10_000)),
    price: z.optional(price),
  });
  return z.object({ items: z.array(item).check(z.maxLength(500)) });
}
