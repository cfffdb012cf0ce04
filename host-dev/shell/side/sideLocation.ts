import type { LocationPort } from '@vp-digital/core/shell';

/** Name of the address's part that tells the side slot's area which screen it stands beside. */
const originParameter = 'herkunft';

/**
 * What the area in the side slot takes for its address: its one screen, and the page beside it. The slot owns no
 * address of its own, so a way that leads away from there is taken by the page.
 */
export function createSideLocation(page: LocationPort, href: string): LocationPort {
  const current = () => `${href}?${new URLSearchParams({ [originParameter]: page.current() }).toString()}`;
  return {
    current,
    navigate: page.navigate,
    subscribe: (listener) => page.subscribe(() => listener(current())),
  };
}
