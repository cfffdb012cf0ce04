import * as z from 'zod/mini';
import { subsidyLevers } from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, id, money } from './fields';

const ofPerson = { ...entry, personId: id };

/** Amounts per year that the advisor found out: they override what is computed for the lever. */
const estimate = z.strictObject({
  ...entry,
  kind: z.literal('estimate'),
  lever: z.enum(subsidyLevers),
  personId: z.optional(id),
  usedYear: z._default(money(100_000), 0),
  possibleYear: money(100_000),
});

/** The most that the employer pays as vermögenswirksame Leistungen, per month. */
const employerSavings = z.strictObject({
  ...ofPerson,
  kind: z.literal('employerSavings'),
  offeredMonth: money(1_000),
});

/** Entgeltumwandlung that is possible for the person, per month; the employer's share if above the legal one. */
const deferral = z.strictObject({
  ...ofPerson,
  kind: z.literal('deferral'),
  deferredMonth: money(10_000),
  employerShare: z.optional(basisPoints(10_000)),
});

/** Zusatzbeitrag of a cheaper fund that the person would switch to. */
const healthFund = z.strictObject({
  ...ofPerson,
  kind: z.literal('healthFund'),
  supplement: basisPoints(600),
});

/** Contribution to the Basisrente that the person could pay per year, including what is paid today. */
const basicPension = z.strictObject({
  ...ofPerson,
  kind: z.literal('basicPension'),
  contributionYear: money(100_000),
});

/** Facts of the Optimum (F23) that no other document holds, distinguished by `kind`. */
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
