import { type RefObject, useEffect } from 'react';

/** Ctrl or ⌘ and Enter send a form from any of its fields; in a field of several lines Enter is a new line. */
export function useSubmitKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener('keydown', submit);
    return () => element?.removeEventListener('keydown', submit);
  }, [form]);
}
