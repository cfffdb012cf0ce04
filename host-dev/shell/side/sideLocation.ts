import type { LocationPort } from '@vp-digital/core/shell';

/** Name of the address parameter with the screen next to the side slot's area. */
const originParameter = 'herkunft';

/**
 * The address as the area in the side slot sees it: its one screen, and the page next to it. The slot has no address of
 * its own, so the page navigates when a link leads elsewhere.
 */
export function createSideLocation(page: LocationPort, href: string): LocationPort {
  const current = () => `${href}?${new URLSearchParams({ [originParameter]: page.current() }).toString()}`;
  return {
    current,
    navigate: page.navigate,
    href: (to) => page.href?.(to) ?? to,
    subscribe: (listener) => page.subscribe(() => listener(current())),
  };
}
