import { useRef } from 'react';

/** Does what it is given, unless the one before is still under way: Enter is held, a button pressed twice. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}
