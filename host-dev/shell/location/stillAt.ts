import type { LocationPort } from '@vp-digital/core/shell';

/** One address for good, for a slot that owns none: what its page asks for is not gone to. */
export const stillAt = (href: string): LocationPort => ({
  current: () => href,
  navigate: () => {},
  subscribe: () => () => {},
});
