const listeners = new Set<() => void>();

/** Keeps something for the time of this tab. A storage that is full or blocked loses it and stops nothing. */
export function keepInSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    for (const listener of listeners) listener();
  }
}

/** Hears that something could not be kept. Answers how to stop. */
export function onSessionStorageFull(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
