import { useEffect, useRef } from 'react';

/** Calls `open` when Ctrl or ⌘ is pressed with K, wherever the focus is. */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSearch || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
