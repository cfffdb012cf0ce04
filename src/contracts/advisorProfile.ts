import * as z from 'zod/mini';
import { largestPortrait } from './portrait';

const words = (maximum: number) =>
  z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum)));

/** Type of insurance intermediary: Vertreter without or with an own licence, Makler (§ 34d GewO). */
export const brokerStatuses = ['tiedAgent', 'agent', 'broker'] as const;

/**
 * How advisors are paid (§ 15 (1) Nr. 6 VersVermV): commission in the premium, a fee from the customer, other benefits.
 */
export const remunerations = ['commission', 'fee', 'otherBenefits'] as const;

/** The investments that an advisor is licensed to advise on: § 34f (1) Nr. 1 to 3 GewO. */
export const investmentScopes = ['funds', 'closedFunds', 'otherInvestments'] as const;

/** Number in the register of brokers (§ 11a GewO): D-XXXX-XXXXX-XX for insurance, D-F-XXX-XXXX-XX for investments. */
export const registerNumberPattern = /^D-[A-Z0-9]{4}-[A-Z0-9]{5}-\d{2}$/;
export const investmentNumberPattern = /^D-F-\d{3}-[A-Z0-9]{4}-\d{2}$/;

export const telephonePattern = /^\+?[0-9][0-9 ()/-]{3,28}[0-9]$/;

export const emailPattern = z.regexes.email;

const listOf = <Item extends z.core.$ZodType<string>>(item: Item) =>
  z.optional(
    z.array(item).check(z.refine((items) => new Set(items).size === items.length, 'Each one once.')),
  );

/**
 * What advisors say about themselves: in the Erstinformation (§ 15 VersVermV, § 12 FinVermV), in reports, when they
 * introduce themselves.
 */
export const advisorProfile = z.strictObject({
  company: words(120),
  street: words(90),
  postalCode: z.optional(z.string().check(z.regex(/^[A-Z0-9 -]{1,15}$/))),
  city: words(80),
  telephone: z.optional(z.string().check(z.regex(telephonePattern))),
  email: z.optional(z.email().check(z.maxLength(254))),
  status: z.optional(z.enum(brokerStatuses)),
  registerNumber: z.optional(z.string().check(z.regex(registerNumberPattern))),
  investmentNumber: z.optional(z.string().check(z.regex(investmentNumberPattern))),
  investmentScopes: listOf(z.enum(investmentScopes)),
  remuneration: listOf(z.enum(remunerations)),
  /** Shares of more than 10 % in insurers, or of insurers in the advisor's company; listed only if there are any. */
  holdings: words(300),
  /** Arbitration body (Schlichtungsstelle), with address. */
  complaintOffice: words(300),
  /** JPEG in Base64, upright, without the camera's metadata. */
  portrait: z.optional(z.base64().check(z.startsWith('/9j/'), z.maxLength(largestPortrait))),
});
export type AdvisorProfile = z.infer<typeof advisorProfile>;

/**
 * `GET /api/settings/advisor-profile` answers the caller's own profile, with its version as `ETag: "7"`; version 0 was
 * never written. `PUT` with `If-Match: "<version>"` and `advisorProfile` replaces it: 200 the new one · 412 it was
 * changed meanwhile, the body is the current one · 403 without the permission for settings · 428 no If-Match.
 */
export const advisorProfileDocument = z.object({
  version: z.int().check(z.minimum(0)),
  data: advisorProfile,
});
export type AdvisorProfileDocument = z.infer<typeof advisorProfileDocument>;

/**
 * `GET /api/settings/acting-advisor`: for whom the caller acts under the accounting contract, and that advisor's
 * profile. For an assistant it is the owner of the contract.
 */
export const actingAdvisor = z.object({
  name: z.string(),
  /** The caller's own profile, which the caller may change. */
  isOwn: z.boolean(),
  profile: advisorProfile,
});
export type ActingAdvisor = z.infer<typeof actingAdvisor>;
