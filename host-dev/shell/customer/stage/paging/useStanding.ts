import { useState } from 'react';

/**
 * Where another page than the one in work stands, by its address; undefined until it does. Each time it is turned to it is
 * mounted anew: where it stood the time before is no longer in the document.
 */
export function useStanding(href: string | undefined) {
  const [standing, stand] = useState<Element>();
  const [shown, setShown] = useState(href);
  if (shown !== href) {
    setShown(href);
    stand(undefined);
  }
  return [standing, stand] as const;
}
