import { type KeyboardEvent, useRef } from 'react';

/** Arrows walk from the search field through the hits and back; Enter in the field opens the first hit. */
export function useHitKeys() {
  const place = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const field = place.current?.querySelector<HTMLElement>('input');
    const hits = [...(place.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const at = hits.indexOf(document.activeElement as HTMLElement); // only compared
    if (event.key === 'Enter' && event.target === field) hits[0]?.click();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = event.key === 'ArrowDown' ? Math.min(at + 1, hits.length - 1) : at - 1;
    (hits[next] ?? field)?.focus();
  };
  return { place, onKeyDown };
}
