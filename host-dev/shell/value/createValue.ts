/** A value that many look at. */
export interface Value<Held> {
  current(): Held;
  set(next: Held): void;
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createValue<Held>(first: Held): Value<Held> {
  const listeners = new Set<() => void>();
  let held = first;
  return {
    current: () => held,
    set: (next) => {
      held = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
