import { flagState } from '@vp-digital/core/platform';
import { useSyncExternalStore } from 'react';
import { useShell } from './ShellContext';

/** Renders anew when a flag changes that a screen of the registry depends on. */
export function useFlagChanges(): void {
  const { registry, flags } = useShell();
  useSyncExternalStore(flags.subscribe, () =>
    Object.values(registry)
      .flatMap(({ manifest }) => manifest.pages.map(({ flag }) => flagState(flags, flag)))
      .join(),
  );
}
