import { useHost } from '@vp-digital/core/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { pageOf, type Transition, transitionTo } from './transitionTo';

/** Milliseconds after which an area that is fetched shows an outline in place of nothing. */
const outlineAfter = 1_000;

/** One page of the area: the one that is shown, or the one that is made ready. */
export interface PageInTransition {
  path: string;
  isShown: boolean;
}

export interface PageTransition {
  pages: readonly PageInTransition[];
  /** The page of that address can be shown. */
  onReady(path: string): void;
}

/**
 * Which page an area shows, and which it makes ready. An address that is another area's changes nothing: the shell is
 * about to replace this one.
 *
 * @param scopeOf whose page the address names and who looks at it; undefined when the area has no such page
 * @param onOutline an outline stands in place of the first page, or a notice where the area has no page at the address
 */
export function usePageTransition(
  scopeOf: (path: string) => string | undefined,
  onOutline: (path: string) => void,
): PageTransition {
  const { location } = useHost();
  const address = useSyncExternalStore(location.subscribe, location.current);
  const scope = scopeOf(address);
  const [before, setTransition] = useState<Transition>({
    shown: undefined,
    wasReady: false,
    scope: scope ?? '',
  });
  /** A page that can be shown: it is, if the address still names it when it has been drawn. */
  const [readyPath, setReadyPath] = useState<string>();
  let transition = scope === undefined ? before : transitionTo(before, { path: address, scope });
  if (readyPath) {
    setReadyPath(undefined);
    if (pageOf(readyPath) === pageOf(address)) transition = { ...transition, shown: address, wasReady: true };
  }
  if (transition !== before) setTransition(transition);
  const { shown } = transition;
  const announce = useEffectEvent(onOutline);
  const isPending = scope !== undefined && (shown === undefined || pageOf(shown) !== pageOf(address));

  useEffect(() => {
    if (shown !== undefined) return;
    const showOutline = () => {
      const path = location.current();
      announce(path);
      setTransition((now) => (now.shown === undefined ? { ...now, shown: path } : now));
    };
    const timer = setTimeout(showOutline, outlineAfter);
    return () => clearTimeout(timer);
  }, [location, shown]);

  const pages = [
    ...(shown === undefined ? [] : [{ path: shown, isShown: true }]),
    ...(isPending ? [{ path: address, isShown: false }] : []),
  ];
  return { pages, onReady: setReadyPath };
}
