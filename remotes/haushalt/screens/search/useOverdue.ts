import { useEffect, useState } from 'react';

/** Whether something has been waited for longer than this. */
export function useOverdue(waiting: boolean, milliseconds: number): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOverdue(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [waiting, milliseconds]);
  return overdue;
}
