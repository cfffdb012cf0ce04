import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * What is tried on a page of a simulation: the customer's page sees what the advisor moves, nothing keeps it, and it is
 * forgotten with the page.
 */
export function triedSettings<Settings extends object>() {
  const tried = new Map<string, Partial<Settings>>();
  const listeners = new Set<() => void>();
  const nothing: Partial<Settings> = {};
  const set = (of: string, settings: Partial<Settings> | undefined) => {
    if (settings) tried.set(of, settings);
    else tried.delete(of);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const useKey = (personId: string) => `${useHouseholdId()} ${personId}`;
  /** What is looked at, over what holds otherwise; of one person where the page is about one. */
  const useShown = (otherwise: Settings, personId = ''): Settings => {
    const of = useKey(personId);
    const moved = useSyncExternalStore(subscribe, () => tried.get(of) ?? nothing);
    return useMemo(() => ({ ...otherwise, ...moved }), [otherwise, moved]);
  };
  /** The same for the page that moves it. */
  const useTried = (otherwise: Settings, personId = '') => {
    const of = useKey(personId);
    const settings = useShown(otherwise, personId);
    useEffect(() => () => set(of, undefined), [of]);
    const change = useCallback((next: Partial<Settings>) => set(of, { ...tried.get(of), ...next }), [of]);
    return {
      settings,
      isMoved: tried.has(of),
      change,
      reset: () => set(of, undefined),
    };
  };
  return { useShown, useTried };
}
