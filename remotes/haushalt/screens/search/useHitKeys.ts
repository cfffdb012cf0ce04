import { type RefObject, useEffect, useRef } from 'react';

/**
 * Arrows walk from the search field through the hits and back; Enter in the field opens the first hit. Who presses
 * Enter faster than the service answers means the hits to come: they are waited for.
 *
 * @param isSettled the hits on the screen are those of the text in the field
 */
export function useHitKeys(isSettled: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const settled = useRef(isSettled);
  const opensNext = useRef(false);

  useEffect(() => {
    settled.current = isSettled;
    if (!isSettled || !opensNext.current) return;
    opensNext.current = false;
    hitsIn(place.current)[0]?.click();
  }, [isSettled]);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const field = element.querySelector('input');
      if (event.target === field) opensNext.current = event.key === 'Enter' && !settled.current;
      if (event.key === 'Enter' && event.target === field && settled.current) hitsIn(element)[0]?.click();
      walk(element, event);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return place;
}

function walk(place: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const field = place.querySelector('input');
  const hits = hitsIn(place);
  const at = hits.findIndex((hit) => hit === document.activeElement);
  if (at < 0 && event.target !== field) return; // in a menu or another field: its own arrows
  event.preventDefault();
  const next = event.key === 'ArrowDown' ? Math.min(at + 1, hits.length - 1) : at - 1;
  (hits[next] ?? field)?.focus();
}

const hitsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('[data-hit]') ?? []),
];
