import { type AssumptionsData, healthGrowth, type PrivateHealthGrowth } from '@vp-digital/core/household';
import { useEffect, useSyncExternalStore } from 'react';

const tried = new Map<string, PrivateHealthGrowth>();
const listeners = new Set<() => void>();

function set(of: string, growth: PrivateHealthGrowth | undefined) {
  if (growth) tried.set(of, growth);
  else tried.delete(of);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface ShownGrowth {
  growth: PrivateHealthGrowth;
  /** Whether it is tried, and not what is assumed for the household. */
  isTried: boolean;
}

/** The growth that is looked at for a person of a household: the customer sees what the advisor tries, and nothing keeps it. */
export function useShownGrowth(of: string, household: AssumptionsData): ShownGrowth {
  const moved = useSyncExternalStore(subscribe, () => tried.get(of));
  return { growth: moved ?? healthGrowth(household), isTried: moved !== undefined };
}

/** The same for the page that moves it, and forgets it when it goes; undefined goes back to what is assumed. */
export function useScenarioGrowth(
  of: string,
  household: AssumptionsData,
): ShownGrowth & { onGrowth(growth: PrivateHealthGrowth | undefined): void } {
  const shown = useShownGrowth(of, household);
  useEffect(() => () => set(of, undefined), [of]);
  return { ...shown, onGrowth: (next) => set(of, next) };
}
