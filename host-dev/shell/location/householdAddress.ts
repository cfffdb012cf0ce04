/** A household as the shell knows it; its number once an area has told it. */
export interface AddressedHousehold {
  householdId: string;
  legacyHouseholdId?: number | undefined;
}

/**
 * A page's address in a household, when the household is all that it needs. The end of an appointment is addressed by
 * the household's number in the legacy system; its pages understand the id as well. A page about one person understands
 * the household's id in the place of hers, for the first person: who they are, only an area knows.
 */
export function householdAddress(
  path: string,
  { householdId, legacyHouseholdId }: AddressedHousehold,
): string | undefined {
  const address = path
    .replace(':householdId', encodeURIComponent(householdId))
    .replace(':legacyHouseholdId', encodeURIComponent(legacyHouseholdId ?? householdId))
    .replace(/\/:id$/, `/${encodeURIComponent(householdId)}`);
  return address === path || address.includes('/:') ? undefined : address;
}

/** The household that an address names, by either id; by its number only once it has been entered. */
export function addressedHousehold(
  { householdId, legacyHouseholdId }: Record<string, string>,
  entered: Required<AddressedHousehold> | undefined,
): AddressedHousehold | undefined {
  const known = householdId ?? legacyHouseholdId;
  const isEntered = entered && [entered.householdId, String(entered.legacyHouseholdId)].includes(known ?? '');
  if (isEntered) return entered;
  return householdId === undefined ? undefined : { householdId };
}

/** Whether a way stays in one household. */
export const isInside = (to: string, from: string): boolean => {
  const { householdId } = householdIn(to);
  return householdId !== undefined && householdId === householdIn(from)['householdId'];
};

/** The household in an address whose page nobody knows: its menu stays, so that the way goes on. */
export function householdIn(path: string): Record<string, string> {
  const [, householdId] = /\/haushalt\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//.exec(path) ?? [];
  return householdId === undefined ? {} : { householdId };
}
