import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether the guided talk runs: the rail then shows its stations, and steps follow them. It begins with any of its own pages and
 * ends by the rail's button, or with the page; how far it is follows from the documents.
 */
let runs = false;
const listeners = new Set<() => void>();

export function setTalkRuns(now: boolean): void {
  if (runs === now) return;
  runs = now;
  for (const listener of listeners) listener();
}

export const useTalkRuns = (): boolean => useSyncExternalStore(subscribe, () => runs);

/** For the talk's own pages. */
export const useBeginsTalk = (): void => useEffect(() => setTalkRuns(true), []);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
