import { type RefCallback, useCallback } from 'react';

/** For an element that scrolls: keys reach it as long as what stands in it is wider (WCAG 2.2, 2.1.1), and pass it by otherwise. */
export function useScrollByKeys(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => observer.disconnect();
  }, []);
}
