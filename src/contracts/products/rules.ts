import * as z from 'zod/mini';
import {
  employmentStatuses,
  healthInsurances,
  homeKinds,
  insuranceLines,
  loanLines,
  maritalStatuses,
  savingLines,
} from '@vp-digital/core/household';
import { productText } from './texts';

/**
 * Facts that are numbers: age and years in whole years, gross pay of a year and net or free money of a month in cents, reserve in
 * months, weekly hours, children of the household.
 */
const numberFacts = ['age', 'grossYear', 'freeMonth', 'reserveMonths', 'weeklyHours', 'children'] as const;
export type NumberFact = (typeof numberFacts)[number];

const yesNoFacts = ['smoker', 'ownsHome', 'insuresBuilding', 'hasVehicle', 'hasPartner'] as const;
export type YesNoFact = (typeof yesNoFacts)[number];

/** What no document holds: it is asked in the talk, and open until then. */
const askedFacts = ['treatment', 'horizon', 'housingPurpose', 'pet', 'familyHistory', 'wishes'] as const;
export type AskedFact = (typeof askedFacts)[number];

const whole = z.int().check(z.minimum(0));

/** One condition on a household and a person, as data. */
const productCondition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    fact: z.enum(numberFacts),
    atLeast: z.optional(whole),
    atMost: z.optional(whole),
  }),
  z.strictObject({ kind: z.literal('yesNo'), fact: z.enum(yesNoFacts), is: z.boolean() }),
  z.strictObject({ kind: z.literal('status'), in: z.array(z.enum(employmentStatuses)) }),
  z.strictObject({ kind: z.literal('healthInsurance'), in: z.array(z.enum(healthInsurances)) }),
  z.strictObject({ kind: z.literal('maritalStatus'), in: z.array(z.enum(maritalStatuses)) }),
  z.strictObject({ kind: z.literal('home'), in: z.array(z.enum(homeKinds)) }),
  /** Whether a contract of one of these lines is recorded for the person or the household. */
  z.strictObject({
    kind: z.literal('contract'),
    lines: z.array(z.enum([...insuranceLines, ...savingLines, ...loanLines])),
    is: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('asked'), fact: z.enum(askedFacts) }),
]);
export type ProductCondition = z.infer<typeof productCondition>;

/** A sentence, and when it is true of somebody: all conditions hold. */
export const productRule = z.strictObject({
  text: productText,
  when: z.array(productCondition).check(z.minLength(1)),
});
export type ProductRule = z.infer<typeof productRule>;
