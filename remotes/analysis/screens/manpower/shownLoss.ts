import { defaultLoss, type EarningLossSettings } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useEffect, useSyncExternalStore } from 'react';

const tried = new Map<string, Partial<EarningLossSettings>>();
const listeners = new Set<() => void>();
const nothing: Partial<EarningLossSettings> = {};

function set(of: string, settings: Partial<EarningLossSettings> | undefined) {
  if (settings) tried.set(of, settings);
  else tried.delete(of);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is looked at of a person: the customer sees what the advisor tries, and nothing keeps it. */
export function useShownLoss(personId: string): EarningLossSettings {
  const of = `${useHouseholdId()} ${personId}`;
  const moved = useSyncExternalStore(subscribe, () => tried.get(of) ?? nothing);
  return { ...defaultLoss, ...moved };
}

/** The same for the page that moves it, and forgets it when it goes. */
export function useTriedLoss(personId: string) {
  const of = `${useHouseholdId()} ${personId}`;
  const settings = useShownLoss(personId);
  useEffect(() => () => set(of, undefined), [of]);
  return {
    settings,
    isMoved: tried.has(of),
    change: (next: Partial<EarningLossSettings>) => set(of, { ...tried.get(of), ...next }),
    reset: () => set(of, undefined),
  };
}
