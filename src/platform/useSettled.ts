import { useEffect, useState } from 'react';

const settleTime = 120;

/** The value once nothing was typed for a moment, so that not every keystroke asks the service. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleTime);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
