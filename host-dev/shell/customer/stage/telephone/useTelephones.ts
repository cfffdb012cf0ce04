import type { Telephones } from '@vp-digital/core/contracts';
import { useCallback, useEffect, useState } from 'react';
import { shellApi } from '../../../session/shellApi';
import { type Answered, createTelephoneCalls, type TelephoneCalls } from './telephoneCalls';

export type Partner = Telephones['partners'][number];

/** Milliseconds: a telephone that comes or goes is seen at once. */
const pause = 2_000;

export interface HouseholdTelephones {
  calls: TelephoneCalls;
  partners: readonly Partner[];
  /** The services did not answer the last time. */
  isAway: boolean;
  /** Takes over what a call has answered. */
  take(answer: Answered): void;
}

/**
 * The telephones of a household while the view is there, which ends with it: asked for every two seconds, which
 * also says that it is.
 */
export function useTelephones(householdId: string): HouseholdTelephones {
  const [calls] = useState(() => createTelephoneCalls(shellApi.runtime(), householdId));
  const [partners, setPartners] = useState<readonly Partner[]>([]);
  const [isAway, setAway] = useState(false);
  const take = useCallback((answer: Answered) => {
    setAway(answer.kind === 'failed');
    if (answer.kind === 'telephones') setPartners(answer.telephones.partners);
  }, []);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await calls.list();
      if (isOver) return;
      take(answer);
      timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [calls, take]);

  useEffect(() => {
    const end = () => void calls.endAll();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [calls]);
  return { calls, partners, isAway, take };
}
