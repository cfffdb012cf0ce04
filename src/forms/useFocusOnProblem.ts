import { useEffect, useRef } from 'react';

/** After a vain try the focus goes to the first field that is wrong. */
export function useFocusOnProblem(tries: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return form;
}
