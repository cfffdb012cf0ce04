import { withNames } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useKnownHousehold } from '@vp-digital/core/services';

/** The persons of the household with what they are called; nobody while it is not known. */
export function useHouseholdPersons() {
  const { household } = useKnownHousehold(useHouseholdId());
  return withNames(household?.persons ?? []);
}
