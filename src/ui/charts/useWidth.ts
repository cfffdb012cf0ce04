import { useEffect, useRef, useState } from 'react';

/**
 * The width of an element in whole px, so that a drawing fills it without scaling its words.
 *
 * @param initial until it has been measured
 */
export function useWidth<Element extends HTMLElement>(initial: number) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
