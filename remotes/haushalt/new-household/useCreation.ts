import type { HeldHouseholds, NewHousehold } from '@vp-digital/core/contracts';
import type { ServiceError } from '@vp-digital/core/services';
import { useState } from 'react';
import { useCreateHouseholdMutation, useFindHeldMutation } from '../api';

/** The household as the form tells it. */
export type Wanted = Omit<NewHousehold, 'knowsHeld'>;

export interface Creation {
  /** Files that one of the persons has already; the advisor is asked. */
  held: HeldHouseholds | undefined;
  isBusy: boolean;
  error: ServiceError | undefined;
  /** Looks for files of these persons; makes the household when there is none. */
  start(household: Wanted): Promise<void>;
  /** Makes it although there are. */
  insist(household: Wanted): Promise<void>;
  /** Back to the form. */
  goBack(): void;
}

const hasAny = ({ own, heldByOthers }: HeldHouseholds): boolean => own.length > 0 || heldByOthers;

/** The way of a new household through the service. */
export function useCreation(onCreated: (householdId: string) => void): Creation {
  const [findHeld, looking] = useFindHeldMutation();
  const [create, creating] = useCreateHouseholdMutation();
  const [held, setHeld] = useState<HeldHouseholds>();
  const [error, setError] = useState<ServiceError>();

  const make = async (household: NewHousehold) => {
    const made = await create(household);
    if (made.data) return onCreated(made.data.householdId);
    setHeld(undefined);
    setError(made.error as ServiceError); // our base query's error type
  };

  return {
    held,
    error,
    isBusy: looking.isLoading || creating.isLoading,
    start: async (household) => {
      setError(undefined);
      const found = await findHeld(household.persons);
      if (found.error) return setError(found.error as ServiceError); // our base query's error type
      if (hasAny(found.data)) return setHeld(found.data);
      await make({ ...household, knowsHeld: false });
    },
    insist: (household) => make({ ...household, knowsHeld: true }),
    goBack: () => setHeld(undefined),
  };
}
