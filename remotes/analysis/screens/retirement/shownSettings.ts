import { assumptionsOf, defaultSettings, type RetirementSettings } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useEffect, useSyncExternalStore } from 'react';
import type { RetirementPageData } from './data';

const tried = new Map<string, Partial<RetirementSettings>>();
const listeners = new Set<() => void>();
const nothing: Partial<RetirementSettings> = {};

function set(of: string, settings: Partial<RetirementSettings> | undefined) {
  if (settings) tried.set(of, settings);
  else tried.delete(of);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is looked at: the customer sees what the advisor tries, and nothing keeps it. */
export function useShownSettings(data: RetirementPageData): RetirementSettings {
  const of = useHouseholdId();
  const moved = useSyncExternalStore(subscribe, () => tried.get(of) ?? nothing);
  return { ...defaultSettings(assumptionsOf(data)), ...moved };
}

/** The same for the page that moves it, and forgets it when it goes. */
export function useTriedSettings(data: RetirementPageData) {
  const of = useHouseholdId();
  const settings = useShownSettings(data);
  useEffect(() => () => set(of, undefined), [of]);
  return {
    settings,
    isMoved: tried.has(of),
    change: (next: Partial<RetirementSettings>) => set(of, { ...tried.get(of), ...next }),
    reset: () => set(of, undefined),
  };
}
