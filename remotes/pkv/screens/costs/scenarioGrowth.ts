import { type PrivateHealthGrowth, privateHealthRules } from '@vp-digital/core/household';
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

/** The growth that is looked at for a person of a household: the customer sees what the advisor tries, and nothing keeps it. */
export const useShownGrowth = (of: string): PrivateHealthGrowth =>
  useSyncExternalStore(subscribe, () => tried.get(of) ?? privateHealthRules);

/** The same for the page that moves it, and forgets it when it goes. */
export function useScenarioGrowth(of: string): [PrivateHealthGrowth, (growth: PrivateHealthGrowth) => void] {
  const growth = useShownGrowth(of);
  useEffect(() => () => set(of, undefined), [of]);
  return [growth, (next) => set(of, next)];
}
