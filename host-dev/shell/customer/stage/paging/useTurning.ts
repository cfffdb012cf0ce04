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

/** Pages are turned by the arrow keys, by a presenter's (`PageUp`, `PageDown`) and by a finger that goes across the stage. */
export function useTurning(stage: HTMLElement, { previous, next }: Turns): void {
  const turn = useEffectEvent((way: keyof Turns) => ({ previous, next })[way]?.());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = keys[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, dialog')) return;
      event.preventDefault(); // the page in the hands of the customer is turned, not scrolled
      turn(way);
    };
    let from: Touch | undefined;
    const touch = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined;
    };
    const lift = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      if (Math.abs(across) < Math.max(farEnough, 2 * Math.abs(down))) return;
      turn(across < 0 ? 'next' : 'previous');
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
