import { movePointer } from '../Pointer';

/**
 * As long as the pointer is over the small picture, the ring in the customer's window is at the same place of the page there,
 * which is scrolled to it; until stopped. What happens over the notes is not heard around them: a namesake would be looked for.
 */
export function pointBySmall(small: HTMLElement, window: Document): () => void {
  const notes = small.closest('section') ?? small;
  /** The window's own, beside the page: what is drawn in it may carry any name. */
  const ring = () => window.querySelector<HTMLElement>('main ~ [data-pointer]');
  const leave = () => movePointer(ring(), undefined);
  const point = (event: PointerEvent) => {
    event.stopPropagation();
    const page = window.querySelector('main');
    if (!page || event.target !== small) return leave();
    const from = small.getBoundingClientRect();
    const scale = page.getBoundingClientRect().width / small.clientWidth;
    const across = (event.clientX - from.left - small.clientLeft) * scale;
    const down = (event.clientY - from.top - small.clientTop) * scale;
    const room = window.documentElement.clientHeight;
    const at = page.getBoundingClientRect().top + down;
    if (at < 0 || at > room) window.defaultView?.scrollBy(0, at - room / 2);
    const { left, top } = page.getBoundingClientRect();
    movePointer(ring(), { x: left + across, y: top + down });
  };
  notes.addEventListener('pointermove', point);
  notes.addEventListener('pointerleave', leave);
  return () => {
    notes.removeEventListener('pointermove', point);
    notes.removeEventListener('pointerleave', leave);
    leave();
  };
}
