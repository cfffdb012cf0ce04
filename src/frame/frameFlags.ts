import type { FlagPort, ShellPort, ToArea } from '@vp-digital/core/shell';

/** The shell's feature flags, as its messages tell them. */
export function createFrameFlags(port: ShellPort, first: ToArea['flagsChanged']): FlagPort {
  const listeners = new Set<() => void>();
  let known = first;
  port.subscribe('flagsChanged', (next) => {
    known = next;
    for (const listener of [...listeners]) listener();
  });
  return {
    settled: () => known.settled,
    isEnabled: (name) => (known.settled ? known.enabled.includes(name) : undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
