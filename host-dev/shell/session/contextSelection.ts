export interface ContextSelection {
  open(): void;
  close(): void;
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Whether the advisor contexts are offered over the page. */
export function createContextSelection(): ContextSelection {
  const listeners = new Set<() => void>();
  let isOpen = false;
  const set = (next: boolean) => {
    isOpen = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    open: () => set(true),
    close: () => set(false),
    isOpen: () => isOpen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
