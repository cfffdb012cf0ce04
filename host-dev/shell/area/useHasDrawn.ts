import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a heading stands in the place. Known before the browser paints it: what stood there until then is gone in the
 * same picture.
 */
export function useHasDrawn(place: RefObject<HTMLElement | null>): boolean {
  const [hasDrawn, setHasDrawn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (!element.querySelector('h1, h2')) return;
      observer.disconnect();
      flushSync(() => setHasDrawn(true));
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
  return hasDrawn;
}
