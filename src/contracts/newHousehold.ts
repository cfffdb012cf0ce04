import {
  city,
  personName,
  personTitle,
  postalCode,
  recentDate,
  salutation,
} from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { householdSummary } from './graphql/person';

const newPerson = z.strictObject({
  salutation: z.optional(salutation),
  title: z.optional(personTitle),
  firstName: personName,
  lastName: personName,
  birthDate: recentDate,
});
export type NewPerson = z.infer<typeof newPerson>;

const adults = z.array(newPerson).check(z.minLength(1), z.maxLength(2));

/** `POST /api/households/held`: whether one of these persons has a file already. */
export const newPersons = z.strictObject({ persons: adults });

/**
 * Files that one of the persons has already: same birth date, and names that sound alike. Of those that are not open to
 * the caller it says only that there are some; `accessRequested`: their advisors have been asked.
 */
export const heldHouseholds = z.object({
  own: z.array(householdSummary),
  heldByOthers: z.boolean(),
  accessRequested: z.boolean(),
});
export type HeldHouseholds = z.infer<typeof heldHouseholds>;

/** Where all of them live, as far as it is known: enough to be found by, and for what depends on the place. */
const newAddress = z.strictObject({ postalCode: z.optional(postalCode), city: z.optional(city) });
export type NewAddress = z.infer<typeof newAddress>;

/**
 * `POST /api/households` with an `Idempotency-Key`: one or two responsible persons, all of age, and their children.
 * 201 `createdHousehold` · 409 one of the persons has a file already and the caller does not say that it is known ·
 * 422 a birth date cannot be right; `issues` names it.
 */
export const newHousehold = z.strictObject({
  persons: adults,
  children: z.array(newPerson).check(z.maxLength(12)),
  address: z.optional(newAddress),
  /** The caller was shown that there are files, and it is somebody else or meant to be a second one. */
  knowsHeld: z.boolean(),
});
export type NewHousehold = z.infer<typeof newHousehold>;

export const createdHousehold = z.object({ householdId: z.uuid(), legacyHouseholdId: z.int() });
export type CreatedHousehold = z.infer<typeof createdHousehold>;

/** `PUT /api/households/{householdId}/visit`: the caller has opened it now; `recentHouseholds` lists the last ones. */
export const householdVisit = z.object({ at: z.iso.datetime() });
