import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { CustomerCertainty } from './customerCertainty';

interface Count {
  /** Figures on the page, and those based on recorded facts. */
  all: number;
  known: number;
}

/** How many figures a page shows, and how sure they are. */
export interface Counts {
  current(): Count;
  subscribe(listener: () => void): () => void;
  /** Counts a figure as long as it is shown; returns the function that stops. */
  add(certainty: CustomerCertainty): () => void;
}

export function createCounts(): Counts {
  const listeners = new Set<() => void>();
  let count: Count = { all: 0, known: 0 };
  const change = (by: number, certainty: CustomerCertainty) => {
    count = { all: count.all + by, known: count.known + (certainty === 'recorded' ? by : 0) };
    for (const listener of listeners) listener();
  };
  return {
    current: () => count,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (certainty) => {
      change(1, certainty);
      return () => change(-1, certainty);
    },
  };
}

/** Counts of the surrounding page. */
export const CountContext = createContext<Counts>(createCounts());

export function useCounts(): Count {
  const { current, subscribe } = use(CountContext);
  return useSyncExternalStore(subscribe, current);
}

/** Counts a figure of the page. */
export function useCounted(certainty: CustomerCertainty): void {
  const { add } = use(CountContext);
  useEffect(() => add(certainty), [add, certainty]);
}
