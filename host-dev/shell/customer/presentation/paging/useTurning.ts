import { useEffect, useEffectEvent } from 'react';
import type { Paging } from './usePaging';

type Turns = Partial<Pick<Paging, 'previous' | 'next'>>;

const keys: Record<string, keyof Turns> = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
};

/** Pixels that a finger goes at least. */
const farEnough = 60;

/** Of a page that is pinched larger the finger moves what is seen. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

type Room = Partial<Record<keyof Turns, boolean>>;

/** Which way something under the finger, up to the stage, can still be moved: a wide table is read before it is turned. */
function scrollRoom(target: EventTarget, stage: HTMLElement): Room {
  const room: Room = {};
  let part = target instanceof Element ? target : undefined;
  for (; part && part !== stage.parentElement; part = part.parentElement ?? undefined) {
    const { scrollLeft, scrollWidth, clientWidth } = part;
    if (scrollWidth <= clientWidth || !/auto|scroll/.test(getComputedStyle(part).overflowX)) continue;
    room.previous ||= scrollLeft > 0;
    room.next ||= scrollLeft + clientWidth < scrollWidth - 1; // positions have fractions, widths have none
  }
  return room;
}

/** Pages are turned by the arrow keys, by a presenter's (`PageUp`, `PageDown`) and by a finger that goes across the stage. */
export function useTurning(stage: HTMLElement, { previous, next }: Turns): void {
  const turn = useEffectEvent((direction: keyof Turns) => ({ previous, next })[direction]?.());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = keys[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, dialog')) return;
      event.preventDefault(); // the page in the hands of the customer is turned, not scrolled
      turn(direction);
    };
    let from: Touch | undefined;
    let room: Room = {};
    const touch = ({ touches }: TouchEvent) => {
      from = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
      if (from) room = scrollRoom(from.target, stage);
    };
    const lift = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      const direction = across < 0 ? 'next' : 'previous';
      if (Math.abs(across) < Math.max(farEnough, 2 * Math.abs(down)) || room[direction]) return;
      turn(direction);
    };
    window.addEventListener('keydown', press);
    stage.addEventListener('touchstart', touch, { passive: true });
    stage.addEventListener('touchend', lift);
    return () => {
      window.removeEventListener('keydown', press);
      stage.removeEventListener('touchstart', touch);
      stage.removeEventListener('touchend', lift);
    };
  }, [stage]);
}
