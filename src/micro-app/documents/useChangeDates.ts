import type { ChangeDates, SectionName } from '@vp-digital/core/household';
import { createClock } from '@vp-digital/core/shell';
import { useContext, useMemo } from 'react';
import { ReadDocumentsContext } from './context';

/** On which day each of the page's documents was saved last, as far as the services know. */
export function useChangeDates(): ChangeDates {
  const { results } = useContext(ReadDocumentsContext);
  return useMemo(() => {
    const dates: ChangeDates = {};
    for (const name of Object.keys(results) as SectionName[]) {
      // Object.keys forgets the literal keys
      const result = results[name];
      if (result?.status === 'ready' && result.changedAt !== undefined) dates[name] = dayOf(result.changedAt);
    }
    return dates;
  }, [results]);
}

const days = new Map<string, string>();

/** The day of an instant where the households live; asked again with every key. */
function dayOf(instant: string): string {
  const day = days.get(instant) ?? createClock(() => new Date(instant)).today();
  days.set(instant, day);
  return day;
}
