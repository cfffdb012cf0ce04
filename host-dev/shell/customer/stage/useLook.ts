import type { CustomerWidth } from '@vp-digital/core/shell';
import { useEffect } from 'react';
import { useShell } from '../../session/ShellContext';

/** As long as the place is shown, areas draw the page made for the customer, as wide as the place is; also when it changes. */
export function useLook(place: Window, isShown: boolean): void {
  const { customer } = useShell();
  useEffect(() => {
    if (!isShown) return;
    const look = () => {
      const width = widthClass(place.innerWidth);
      if (customer.current()?.width !== width) customer.set({ width });
    };
    look();
    place.addEventListener('resize', look);
    return () => {
      place.removeEventListener('resize', look);
      customer.set(undefined);
    };
  }, [customer, place, isShown]);
}

const widthClass = (width: number): CustomerWidth => (width >= 1200 ? 1200 : width >= 768 ? 768 : 340);
