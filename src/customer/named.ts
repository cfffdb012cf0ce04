import type { CertaintyWord } from '@vp-digital/core/household';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';

interface Named {
  certainty: CertaintyWord;
  name: ReactNode;
}

/** The figures that a page shows, each with its name and how sure it is, in the order in which they were drawn. */
export interface NamedFigures {
  current(): readonly Named[];
  subscribe(listener: () => void): () => void;
  /** Names a figure as long as it is shown; returns the function that stops. */
  add(figure: Named): () => void;
}

export function createNamed(): NamedFigures {
  const listeners = new Set<() => void>();
  let figures: readonly Named[] = [];
  const change = (to: readonly Named[]) => {
    figures = to;
    for (const listener of listeners) listener();
  };
  return {
    current: () => figures,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (figure) => {
      change([...figures, figure]);
      return () => change(figures.filter((other) => other !== figure));
    },
  };
}

/** Figures of the surrounding page. */
export const NamedContext = createContext<NamedFigures>(createNamed());

/** The names of the page's figures that are estimated or missing, each once. */
export function useUncertain(certainty: 'estimated' | 'missing'): readonly ReactNode[] {
  const { current, subscribe } = use(NamedContext);
  const figures = useSyncExternalStore(subscribe, current);
  return [...new Set(figures.filter((figure) => figure.certainty === certainty).map(({ name }) => name))];
}

/** Names a figure of the page. */
export function useNamed(certainty: CertaintyWord, name: ReactNode): void {
  const { add } = use(NamedContext);
  useEffect(() => add({ certainty, name }), [add, certainty, name]);
}
