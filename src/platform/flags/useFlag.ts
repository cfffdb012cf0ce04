import { type FeatureFlag, featureFlags } from '@vp-digital/core/reference';
import type { FlagPort } from '@vp-digital/core/shell';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host';

/** Whether a feature is switched on; `fallback` while that is not known, or where the shell has no flags. */
export function useFlag(name: FeatureFlag, fallback = false): boolean {
  const { flags } = useHost();
  return useSyncExternalStore(flags?.subscribe ?? never, () => flags?.isEnabled(name) ?? fallback);
}

/** Renders again when any flag changes; answers which are on. */
export function useFlagChanges(): string {
  const { flags } = useHost();
  const read = () =>
    Object.values(featureFlags)
      .filter((name) => flagState(flags, name) === 'on')
      .join();
  return useSyncExternalStore(flags?.subscribe ?? never, read);
}

export type FlagState = 'unknown' | 'on' | 'off';

/** For what must wait until a flag is known: a page, a tab. No flag named is always on. */
export function useFlagState(name: FeatureFlag | undefined): FlagState {
  const { flags } = useHost();
  return useSyncExternalStore(flags?.subscribe ?? never, () => flagState(flags, name));
}

/** How it stands with a flag; a shell without flags has none switched on. */
export function flagState(flags: FlagPort | undefined, name: string | undefined): FlagState {
  if (name === undefined) return 'on';
  if (flags && !flags.settled()) return 'unknown';
  return flags?.isEnabled(name) === true ? 'on' : 'off';
}

const never = () => () => {};
