import type { FlagPort } from '@vp-digital/core/shell';

/** A shell in which every flag is on. */
export const allFlags: FlagPort = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };
