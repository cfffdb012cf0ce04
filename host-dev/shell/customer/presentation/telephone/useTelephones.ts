import type { Telephones } from '@vp-digital/core/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shellApi } from '../../../session/shellApi';
import { type Answered, createTelephoneCalls, type TelephoneCalls } from './telephoneCalls';

export type Partner = Telephones['partners'][number];

/** Milliseconds: a telephone that comes or goes is seen at once. */
const pause = 2_000;

/** How far writing the answers of a question is. */
export type Saving = 'saving' | 'saved' | 'failed';

export interface HouseholdTelephones {
  calls: TelephoneCalls;
  partners: readonly Partner[];
  /** What they are asked, while they are. */
  question: Telephones['question'];
  /** Of the last question whose answers were written, whatever was drawn or not meanwhile. */
  saving: { of: string; state: Saving } | undefined;
  setSaving(saving: { of: string; state: Saving }): void;
  /** Questions whose answers were written, or are about to be: the advisor may have changed them since. */
  written: Set<string>;
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
  const [saving, setSaving] = useState<HouseholdTelephones['saving']>();
  const [written] = useState(() => new Set<string>());
  const hasLetIn = useRef(false);
  const taken = useRef(0);
  const take = useCallback(
    (answer: Answered) => {
      setAway(answer.kind === 'failed');
      if (answer.kind === 'taken') return onTaken();
      if (answer.kind !== 'telephones') return;
      taken.current += 1;
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
      const before = taken.current;
      const answer = await calls.list();
      if (isOver) return;
      if (before === taken.current) take(answer); // else it may be older than what was taken meanwhile
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
  return { calls, partners, question, saving, setSaving, written, isAway, take };
}
