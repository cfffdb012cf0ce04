import type { AskedQuestion } from '@vp-digital/core/contracts';
import { useCallback, useEffect } from 'react';
import { shellApi } from '../../../../session/shellApi';
import { useShell } from '../../../../session/ShellContext';
import type { HouseholdTelephones, Saving } from '../useTelephones';
import { changesOf } from './changesOf';

const { useLazySectionQuery, useSaveSectionMutation } = shellApi.api;

/**
 * Writes answers into the household as soon as they are revealed, once, as anything that the advisor writes; what was not saved
 * is saved by asking for it again. Nobody answering is nothing to be saved.
 */
export function useSavedAnswers(
  householdId: string,
  { saving, setSaving, written }: Pick<HouseholdTelephones, 'saving' | 'setSaving' | 'written'>,
  asked: AskedQuestion,
): { saving: Saving | undefined; save(): void } {
  const { clock } = useShell();
  const [readSection] = useLazySectionQuery();
  const [saveSection] = useSaveSectionMutation();

  const save = useCallback(async () => {
    if (!asked.answers || asked.answers.length === 0) return;
    const of = asked.questionId;
    written.add(of);
    setSaving({ of, state: 'saving' });
    const { section, changes } = changesOf(asked, asked.answers, clock.today());
    const { data: held } = await readSection({ householdId, section });
    const { data } = held
      ? await saveSection({ householdId, section, changes, baseVersion: held.version })
      : { data: undefined };
    setSaving({ of, state: data ? 'saved' : 'failed' });
  }, [asked, clock, householdId, readSection, saveSection, setSaving, written]);

  useEffect(() => {
    if (!written.has(asked.questionId)) void save();
  }, [asked, save, written]);

  return {
    saving: saving?.of === asked.questionId ? saving.state : undefined,
    save: () => void save(),
  };
}
