import { shortNames } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHousehold } from '@vp-digital/core/services';

/** What the persons of the household are called where room is short, by id; nobody while it is not known. */
export function useShortNames(): ReadonlyMap<string, string> {
  const { household } = useHousehold(useHouseholdId());
  return shortNames((household?.persons ?? []).map(({ personId: id, ...person }) => ({ id, ...person })));
}
