/** A household as the shell knows it; its number once an area has reported it. */
export interface AddressedHousehold {
  householdId: string;
  legacyHouseholdId?: number | undefined;
}

/**
 * A page's address in a household, for pages that need only the household. The end of an appointment is addressed by
 * the household's number in the legacy system; its pages accept the id as well. A page about one person accepts the
 * household's id in place of the person's, meaning the first person: only an area knows who that is.
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

/** Whether a navigation stays in one household. */
export const isInside = (to: string, from: string): boolean => {
  const { householdId } = householdIn(to);
  return householdId !== undefined && householdId === householdIn(from)['householdId'];
};

/** The household in the address of an unknown page: its menu stays, so that the user can go on. */
export function householdIn(path: string): Record<string, string> {
  const [, householdId] = /\/haushalt\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//.exec(path) ?? [];
  return householdId === undefined ? {} : { householdId };
}
