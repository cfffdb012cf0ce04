import { useEffect, useState } from 'react';

/** Milliseconds: a slider that is being moved asks again at once. */
export const settling = 200;

/** The value once nothing has moved it for a moment: what is looked for among many courses keeps no picture waiting. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settling);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
