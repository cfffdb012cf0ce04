import type { IsoDate } from '@vp-digital/core/finance';
import { useHost } from '@vp-digital/core/platform';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Documents as figures read them on a day: `asOf` of the area's own copy of the core. */
export type AsOf<Data> = (data: Data, date: IsoDate) => Data | Promise<Data>;

/**
 * Documents as they are today. Undefined while there are none. Until the first estimate can be made they are as they were
 * before; a law that cannot be fetched fails the page.
 *
 * @param asOf a constant function
 */
export function useAsOf<Data>(data: Data | undefined, asOf: AsOf<Data>): Data | undefined {
  const today = useHost().clock.today();
  const answer = useMemo(() => (data === undefined ? undefined : asOf(data, today)), [data, asOf, today]);
  const last = useRef<Data>(undefined);
  const [, setCame] = useState<Promise<Data>>();
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
        setCame(answer);
      },
      (error: unknown) =>
        isWanted &&
        setCame(() => {
          throw error; // the boundary of the page says so, and offers another try
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [answer]);
  return answer instanceof Promise ? last.current : answer;
}
