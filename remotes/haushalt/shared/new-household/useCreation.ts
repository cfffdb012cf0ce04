import type { HeldHouseholds, NewHousehold } from '@vp-digital/core/contracts';
import type { ServiceError } from '@vp-digital/core/services';
import { useRef, useState } from 'react';
import { useCreateHouseholdMutation, useFindHeldMutation } from '../../api';

type Persons = Wanted['persons'];

/** The household as entered in the form. */
export type Wanted = Omit<NewHousehold, 'knowsHeld'>;

export interface Creation {
  /** Existing files of one of the persons; the advisor is asked. */
  held: HeldHouseholds | undefined;
  isBusy: boolean;
  error: ServiceError | undefined;
  /**
   * Looks for files of the persons entered so far, once for the same ones; a failed look is only reported by `start`.
   */
  look(persons: Persons): Promise<void>;
  /** Existing files of exactly these persons, if already looked for. */
  heldOf(persons: Persons): HeldHouseholds | undefined;
  /** Shows the files found, before anything is created. */
  show(held: HeldHouseholds): void;
  /** Looks for files of these persons; creates the household if there are none. */
  start(household: Wanted): Promise<void>;
  /** Creates it despite existing files. */
  insist(household: Wanted): Promise<void>;
  /** Back to the form. */
  goBack(): void;
}

const hasAny = ({ own, heldByOthers }: HeldHouseholds): boolean => own.length > 0 || heldByOthers;

const keyOf = (persons: Persons): string => JSON.stringify(persons);

/** Creates a new household through the service. */
export function useCreation(onCreated: (householdId: string) => void): Creation {
  const [findHeld] = useFindHeldMutation();
  const [create, creating] = useCreateHouseholdMutation();
  const [held, setHeld] = useState<HeldHouseholds>();
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const [seen, setSeen] = useState<{ key: string; held: HeldHouseholds }>();
  const asked = useRef<{ key: string; answer: ReturnType<typeof findHeld> }>(undefined);

  /** Each answer reveals something about a person whose file may be inaccessible, so nothing is asked twice. */
  const ask = async (persons: Persons) => {
    const key = keyOf(persons);
    if (asked.current?.key !== key) asked.current = { key, answer: findHeld(persons) };
    const found = await asked.current.answer;
    if (found.data) setSeen({ key, held: found.data });
    else if (asked.current?.key === key) asked.current = undefined;
    return found;
  };

  const make = async (household: NewHousehold) => {
    const made = await create(household);
    if (made.data) return onCreated(made.data.householdId);
    setHeld(undefined);
    setError(made.error as ServiceError); // our base query's error type
  };

  return {
    held,
    error,
    isBusy: isStarting || creating.isLoading,
    start: async (household) => {
      setError(undefined);
      setStarting(true);
      const found = await ask(household.persons);
      setStarting(false);
      if (found.error) return setError(found.error as ServiceError); // our base query's error type
      if (hasAny(found.data)) return setHeld(found.data);
      await make({ ...household, knowsHeld: false });
    },
    look: async (persons) => {
      if (persons.length > 0) await ask(persons);
    },
    heldOf: (persons) => (seen?.key === keyOf(persons) && hasAny(seen.held) ? seen.held : undefined),
    show: setHeld,
    insist: (household) => make({ ...household, knowsHeld: true }),
    goBack: () => {
      asked.current = undefined; // access may have been requested meanwhile
      setHeld(undefined);
    },
  };
}
