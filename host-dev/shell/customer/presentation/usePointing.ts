import type { PictureMirror } from '@vp-digital/core/picture';
import { type RefObject, useEffect } from 'react';
import { movePointer } from './Pointer';
import { pageSource } from './switches';

interface Pointing {
  active: boolean;
  kept: RefObject<PictureMirror | undefined>;
  ring: RefObject<HTMLElement | null>;
}

/** While active, the ring in the customer's picture follows the advisor's pointer over the same element. */
export function usePointing({ active, kept, ring }: Pointing): void {
  useEffect(() => {
    if (!active) return;
    const source = pageSource();
    const point = ({ target, clientX, clientY }: PointerEvent) => {
      const found = target instanceof Element ? kept.current?.copyOf(target) : undefined;
      if (!found || !(target instanceof Element)) return movePointer(ring.current, undefined);
      found.scrollIntoView({ block: 'nearest' });
      movePointer(ring.current, placeWithin(found, target, clientX, clientY));
    };
    source.addEventListener('pointermove', point);
    const shown = ring.current;
    return () => {
      source.removeEventListener('pointermove', point);
      movePointer(shown, undefined);
    };
  }, [active, kept, ring]);
}

/** The two elements differ in size: the same share of the way through each of them. */
function placeWithin(copy: Element, target: Element, x: number, y: number) {
  const from = target.getBoundingClientRect();
  const to = copy.getBoundingClientRect();
  const share = (at: number, start: number, size: number) =>
    size === 0 ? 0.5 : Math.min(1, Math.max(0, (at - start) / size));
  return {
    x: to.left + to.width * share(x, from.left, from.width),
    y: to.top + to.height * share(y, from.top, from.height),
  };
}
