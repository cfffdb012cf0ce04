import { useEffect, useState } from 'react';

/** Prints the standing orders alone: what else stands on the page is left out as long as the browser's dialog is open. */
export function useOrdersOnPaper() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
