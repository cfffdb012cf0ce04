import * as z from 'zod/mini';
import { subsidyLevers } from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, id, money } from './fields';

const ofPerson = { ...entry, personId: id };

/** Amounts of a year that the advisor found out: they win over what is computed for the lever. */
const estimate = z.strictObject({
  ...entry,
  kind: z.literal('estimate'),
  lever: z.enum(subsidyLevers),
  personId: z.optional(id),
  usedYear: z._default(money(100_000), 0),
  possibleYear: money(100_000),
});

/** What the employer pays as vermögenswirksame Leistungen at most, a month. */
const employerSavings = z.strictObject({
  ...ofPerson,
  kind: z.literal('employerSavings'),
  offeredMonth: money(1_000),
});

/** Entgeltumwandlung that the person can do, a month; the employer's share where it is above the law's. */
const deferral = z.strictObject({
  ...ofPerson,
  kind: z.literal('deferral'),
  deferredMonth: money(10_000),
  employerShare: z.optional(basisPoints(10_000)),
});

/** Zusatzbeitrag of a cheaper fund that the person would change to. */
const healthFund = z.strictObject({
  ...ofPerson,
  kind: z.literal('healthFund'),
  supplement: basisPoints(600),
});

/** Contribution to the Basisrente that the person could pay, a year, what is paid today included. */
const basicPension = z.strictObject({
  ...ofPerson,
  kind: z.literal('basicPension'),
  contributionYear: money(100_000),
});

/** Facts of the Optimum (F23) that no other document holds, told apart by `kind`. */
const subsidyFact = z.discriminatedUnion('kind', [
  estimate,
  employerSavings,
  deferral,
  healthFund,
  basicPension,
]);
export const subsidyFacts = defineDocument(subsidyFact, { owner: 'personId' });
export type SubsidyFact = z.infer<typeof subsidyFact>;
export type SubsidyLever = (typeof subsidyLevers)[number];
