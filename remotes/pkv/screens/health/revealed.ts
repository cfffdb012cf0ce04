import { useSyncExternalStore } from 'react';

/** Whose answers the customer's page shows where more than one grown-up may look on: in memory, while the page is open. */
let revealed: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param personId undefined covers all */
export function reveal(personId: string | undefined): void {
  revealed = personId;
  for (const listener of listeners) listener();
}

export const useIsRevealed = (personId: string): boolean =>
  useSyncExternalStore(subscribe, () => revealed === personId);
