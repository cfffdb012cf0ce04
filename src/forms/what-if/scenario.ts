import { useCallback, useSyncExternalStore } from 'react';

/**
 * What is tried out at figures, while it is: the page that tries it and its customer page are drawn by one area. In no
 * document, no store and no draft.
 */
const values = new Map<string, number>();
const listeners = new Set<() => void>();

/** By the name of the figure, and of whose it is where there are several. */
export type ScenarioName = 'freeAmount' | 'savingsRate' | `followUp/${string}` | `grade/${string}`;

export function setScenarioValue(name: ScenarioName, value: number | undefined): void {
  if (values.get(name) === value) return;
  if (value === undefined) values.delete(name);
  else values.set(name, value);
  for (const listener of listeners) listener();
}

/** The value that is tried, undefined while none is. */
export const useScenarioValue = (name: ScenarioName): number | undefined =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => values.get(name), [name]),
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
