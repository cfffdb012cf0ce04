import type { OwnCore, SectionData } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { useEffect, useMemo, useRef, useState } from 'react';

type Documents = Partial<SectionData>;

/** Documents as figures read them on a day: `asOf` of the area's own copy of the core. */
export type AsOf = OwnCore['asOf'];

/**
 * Documents as they are today. Until the first estimate can be made they are as they were before; a law that cannot be
 * fetched fails the page.
 *
 * @param asOf a constant function
 */
export function useAsOf(documents: Documents, asOf: AsOf): Documents {
  const today = useHost().clock.today();
  const answer = useMemo(() => asOf(documents, today), [documents, asOf, today]);
  const last = useRef<Documents>({});
  const [, setLoaded] = useState<Promise<Documents>>();
  useEffect(() => {
    if (!(answer instanceof Promise)) {
      last.current = answer;
      return;
    }
    let isWanted = true;
    answer.then(
      (current) => {
        if (!isWanted) return;
        last.current = current;
        setLoaded(answer);
      },
      (error: unknown) =>
        isWanted &&
        setLoaded(() => {
          throw error; // the boundary of the page says so, and offers another try
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [answer]);
  return answer instanceof Promise ? last.current : answer;
}
