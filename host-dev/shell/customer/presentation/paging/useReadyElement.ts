import { useState } from 'react';

/**
 * Where another page than the one in work stands, by its address; undefined until it does. Each time it is turned to it is
 * mounted anew: where it stood the time before is no longer in the document.
 */
export function useReadyElement(href: string | undefined) {
  const [readyElement, setReadyElement] = useState<Element>();
  const [shown, setShown] = useState(href);
  if (shown !== href) {
    setShown(href);
    setReadyElement(undefined);
  }
  return [readyElement, setReadyElement] as const;
}
