import { useEffect, useRef } from 'react';

/** Arrows walk from the search field through the hits and back; Enter in the field opens the first hit. */
export function useHitKeys() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => walk(element, event);
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return place;
}

function walk(place: HTMLElement, event: KeyboardEvent): void {
  const field = place.querySelector<HTMLElement>('input');
  const hits = [...place.querySelectorAll<HTMLElement>('[data-hit]')];
  if (event.key === 'Enter' && event.target === field) hits[0]?.click();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const at = hits.findIndex((hit) => hit === document.activeElement);
  const next = event.key === 'ArrowDown' ? Math.min(at + 1, hits.length - 1) : at - 1;
  (hits[next] ?? field)?.focus();
}
