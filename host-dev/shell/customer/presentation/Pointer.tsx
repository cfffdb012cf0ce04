import type { RefObject } from 'react';
import classes from './Pointer.module.css';

/** The ring that shows where the advisor points; placed by `movePointer`. */
export function Pointer({ ring }: { ring: RefObject<HTMLDivElement | null> }) {
  return <div ref={ring} className={classes['ring']} aria-hidden hidden data-pointer />;
}

/** A place in the window, in CSS pixels; undefined hides the ring. */
export function movePointer(ring: HTMLElement | null, to: { x: number; y: number } | undefined): void {
  if (!ring) return;
  ring.hidden = to === undefined;
  if (to) ring.style.translate = `${to.x}px ${to.y}px`;
}
