import { consentLights } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { householdStatuses } from '../administrationCodes';

/** The answers of `/graphql/person`, as the browser checks them; the SDL next to this file is the contract. */
const householdPerson = z.object({
  personId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.iso.date(),
  role: z.enum(['responsible', 'partner', 'child', 'other']),
});

export const householdSummary = z.object({
  householdId: z.uuid(),
  legacyHouseholdId: z.int(),
  name: z.string(),
  status: z.enum(householdStatuses),
  city: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  lastAppointment: z.nullable(z.iso.date()),
  nextAppointment: z.nullable(z.iso.date()),
  /** Vollständigkeit in whole percents, of the day on which the household was changed or opened last. */
  completeness: z.nullish(z.int().check(z.minimum(0), z.maximum(100))),
  /** It was opened to the caller's contract for reading: nothing is written into it. */
  readOnly: z.nullish(z.boolean()),
  /** How many proposals lie in its cart, without confidential ones; only of a household that is asked for by itself. */
  cartCount: z.nullish(z.int().check(z.minimum(0))),
  persons: z.array(householdPerson),
});
export type HouseholdSummary = z.infer<typeof householdSummary>;

/** What a search has found that a household's name and postal code do not show; birth dates as `YYYY-MM-DD`. */
const find = z.object({ kind: z.enum(['birthDate', 'contract', 'phone']), text: z.string() });
export type Find = z.infer<typeof find>;

const listedHousehold = z.extend(householdSummary, {
  /** How much it has asked or sent that waits for the advisor. */
  waiting: z.nullish(z.int().check(z.minimum(0))),
  consentLight: z.enum(consentLights),
  foundBy: z.nullish(z.array(find)),
});
export type ListedHousehold = z.infer<typeof listedHousehold>;

const householdFields = `householdId legacyHouseholdId name status city postalCode lastAppointment nextAppointment completeness
  persons { personId firstName lastName birthDate role }`;

export const searchHouseholdsQuery = `query searchHouseholds(
  $query: String!, $first: Int, $after: String, $order: SortOrder, $orderBy: HouseholdOrder, $filter: HouseholdFilter
) {
  searchHouseholds(
    query: $query, first: $first, after: $after, order: $order, orderBy: $orderBy, filter: $filter
  ) {
    nodes { ${householdFields} consentLight waiting foundBy { kind text } } total totalIsExact endCursor
  }
}`;
export const searchHouseholdsAnswer = z.object({
  searchHouseholds: z.object({
    nodes: z.array(listedHousehold),
    total: z.int(),
    totalIsExact: z.boolean(),
    endCursor: z.nullable(z.string()),
  }),
});
export type HouseholdSearch = z.infer<typeof searchHouseholdsAnswer>['searchHouseholds'];

export const recentHouseholdsQuery = `query recentHouseholds { recentHouseholds { ${householdFields} consentLight waiting } }`;
export const recentHouseholdsAnswer = z.object({ recentHouseholds: z.array(listedHousehold) });

export const householdQuery = `query household($householdId: ID!) {
  household(householdId: $householdId) { ${householdFields} readOnly cartCount }
}`;
export const householdAnswer = z.object({ household: householdSummary });
