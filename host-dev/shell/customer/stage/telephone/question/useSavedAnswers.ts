import type { AskedQuestion } from '@vp-digital/core/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shellApi } from '../../../../session/shellApi';
import { useShell } from '../../../../session/ShellContext';
import { changesOf } from './changesOf';

const { useLazySectionQuery, useSaveSectionMutation } = shellApi.api;

export type Saving = 'saving' | 'saved' | 'failed';

/**
 * Writes answers into the household as soon as they are revealed, once, as anything that the advisor writes; what was not saved
 * is saved by asking for it again. Nobody answering is nothing to be saved.
 */
export function useSavedAnswers(
  householdId: string,
  asked: AskedQuestion | undefined,
): { saving: Saving | undefined; save(): void } {
  const { clock } = useShell();
  const [readSection] = useLazySectionQuery();
  const [saveSection] = useSaveSectionMutation();
  const [saving, setSaving] = useState<{ of: string; state: Saving }>();
  const begun = useRef<string>(undefined);

  const save = useCallback(async () => {
    if (!asked?.answers || asked.answers.length === 0) return;
    const of = asked.questionId;
    begun.current = of;
    setSaving({ of, state: 'saving' });
    const { section, changes } = changesOf(asked, asked.answers, clock.today());
    const { data: held } = await readSection({ householdId, section });
    const { data } = held
      ? await saveSection({ householdId, section, changes, baseVersion: held.version })
      : { data: undefined };
    setSaving({ of, state: data ? 'saved' : 'failed' });
  }, [asked, clock, householdId, readSection, saveSection]);

  useEffect(() => {
    if (asked && begun.current !== asked.questionId) void save();
  }, [asked, save]);

  return {
    saving: saving && saving.of === asked?.questionId ? saving.state : undefined,
    save: () => void save(),
  };
}
