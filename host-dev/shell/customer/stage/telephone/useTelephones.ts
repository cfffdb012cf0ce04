import type { Telephones } from '@vp-digital/core/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shellApi } from '../../../session/shellApi';
import { type Answered, createTelephoneCalls, type TelephoneCalls } from './telephoneCalls';

export type Partner = Telephones['partners'][number];

/** Milliseconds: a telephone that comes or goes is seen at once. */
const pause = 2_000;

export interface HouseholdTelephones {
  calls: TelephoneCalls;
  partners: readonly Partner[];
  /** What they are asked, while they are. */
  question: Telephones['question'];
  /** The services did not answer the last time. */
  isAway: boolean;
  /** Takes over what a call has answered. */
  take(answer: Answered): void;
}

/**
 * The telephones of a household while the view is there, which ends with it: asked for every two seconds, which
 * also says that it is. Of two views of one advisor the one that lets telephones in last has them; the other one ends.
 */
export function useTelephones(householdId: string, onTaken: () => void): HouseholdTelephones {
  const [calls] = useState(() => createTelephoneCalls(shellApi.runtime(), householdId));
  const [partners, setPartners] = useState<readonly Partner[]>([]);
  const [question, setQuestion] = useState<Telephones['question']>();
  const [isAway, setAway] = useState(false);
  const hasLetIn = useRef(false);
  const take = useCallback(
    (answer: Answered) => {
      setAway(answer.kind === 'failed');
      if (answer.kind === 'taken') return onTaken();
      if (answer.kind !== 'telephones') return;
      const { viewId, partners: asked, question: isAsked } = answer.telephones;
      const isOurs = viewId === calls.viewId;
      if (isOurs) hasLetIn.current = true;
      else if (viewId !== undefined && hasLetIn.current) return onTaken();
      setQuestion(isOurs ? isAsked : undefined);
      setPartners(isOurs ? asked : asked.map(({ telephone: _, ...partner }) => partner));
    },
    [calls, onTaken],
  );

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
  return { calls, partners, question, isAway, take };
}
