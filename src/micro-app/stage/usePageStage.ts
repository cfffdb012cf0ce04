import { useHost } from '@vp-digital/core/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageOf, type Stage, stageAt } from './stageAt';

/** Milliseconds after which an area that is fetched shows an outline in place of nothing. */
const outlineAfter = 1_000;

/** One page of the area: the one that is shown, or the one that is made ready. */
export interface StagedPath {
  path: string;
  isShown: boolean;
}

export interface PageStage {
  pages: readonly StagedPath[];
  /** The page of that address can be shown. */
  stands(path: string): void;
}

/**
 * Which page an area shows, and which it makes ready. An address that is another area's changes nothing: the shell is
 * about to replace this one.
 *
 * @param scopeOf whose page the address names and who looks at it; undefined when the area has no such page
 */
export function usePageStage(scopeOf: (path: string) => string | undefined): PageStage {
  const { location } = useHost();
  const address = useSyncExternalStore(location.subscribe, location.current);
  const scope = scopeOf(address);
  const [before, setStage] = useState<Stage>({ shown: undefined, hasStood: false, scope: scope ?? '' });
  /** A page that can be shown: it is, if the address still names it when it has been drawn. */
  const [stood, setStood] = useState<string>();
  let stage = scope === undefined ? before : stageAt(before, { path: address, scope });
  if (stood) {
    setStood(undefined);
    if (pageOf(stood) === pageOf(address)) stage = { ...stage, shown: address, hasStood: true };
  }
  if (stage !== before) setStage(stage);
  const { shown } = stage;
  const isComing = scope !== undefined && (shown === undefined || pageOf(shown) !== pageOf(address));

  useEffect(() => {
    if (shown !== undefined) return;
    const showOutline = () =>
      setStage((now) => (now.shown === undefined ? { ...now, shown: location.current() } : now));
    const timer = setTimeout(showOutline, outlineAfter);
    return () => clearTimeout(timer);
  }, [location, shown]);

  const pages = [
    ...(shown === undefined ? [] : [{ path: shown, isShown: true }]),
    ...(isComing ? [{ path: address, isShown: false }] : []),
  ];
  return { pages, stands: setStood };
}
