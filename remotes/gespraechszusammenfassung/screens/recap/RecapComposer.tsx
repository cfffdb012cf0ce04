import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { invalidName, useAreaServices } from '@vp-digital/core/services';
import { AddIcon, Button, Checkbox, SegmentedChoice, TextField } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { AdviceFields } from './AdviceFields';
import { Dictate } from './dictation/Dictate';
import { type RecapKind, recapKinds } from './entries';
import { originOf } from './origin';
import { Prompts } from './Prompts';
import classes from './Recap.module.css';
import type { AdviceTopic } from './useAdviceTopics';
import { useSubmitKeys } from './useSubmitKeys';

export interface RecapComposerProps {
  onWrite(entry: RecapEntry): void;
  /** Place of a new entry among all. */
  position: number;
  showsPrompts: boolean;
}

/** Characters that an entry may have. */
const longest = 1000;

/** Writes down a note, a decision or a task; Ctrl and Enter do it from within the text. */
export function RecapComposer({ onWrite, position, showsPrompts }: RecapComposerProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { t: code } = useTranslation('household/recap');
  const { clock } = useHost();
  const { search } = useLocation();
  const [kind, setKind] = useState<RecapKind>('note');
  const [text, setText] = useState<string>();
  const [internal, setInternal] = useState(false);
  const [isAdvice, setIsAdvice] = useState(false);
  const [reason, setReason] = useState<string>();
  const [topic, setTopic] = useState<AdviceTopic>({});
  const [missing, setMissing] = useState(false);
  const [round, setRound] = useState(0);
  const form = useFocusOnText(round);
  /** A field that has the focus keeps what is typed in it: another text is another field. */
  const begin = (beginning: string | undefined) => {
    setText(beginning);
    setRound(round + 1);
  };

  const mayBeAdvice = kind !== 'task' && !internal;
  const write = () => {
    setMissing(text === undefined);
    if (text === undefined) return setRound(round + 1);
    const origin = originOf(search);
    onWrite({
      kind,
      text,
      visibility: internal ? 'internal' : 'customer',
      writtenAt: clock.now().toISOString(),
      ...(origin !== undefined && { origin }),
      done: false,
      inReport: !internal,
      ...(mayBeAdvice &&
        isAdvice && { isAdvice, ...known(topic), ...(reason !== undefined && { adviceReason: reason }) }),
      position,
    });
    setIsAdvice(false);
    setReason(undefined);
    setTopic({});
    begin(undefined);
  };
  useSubmitKeys(form);
  useUnwritten(text !== undefined || reason !== undefined);
  return (
    <form
      ref={form}
      className={classes['composer']}
      aria-label={t('compose')}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <SegmentedChoice
        label={t('kindLabel')}
        hideLabel
        wide
        options={recapKinds.map((value) => ({ value, label: code(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        key={round}
        label={t(`textOf.${kind}`)}
        lines={3}
        maxLength={longest}
        value={text}
        hint={text === undefined ? undefined : t('notYet')}
        error={missing ? t('textMissing') : undefined}
        onChange={(value) => {
          setText(value);
          setMissing(false);
        }}
      />
      <Dictate
        onText={(spoken) => {
          setText((typed) => [typed, spoken].filter(Boolean).join(' ').slice(0, longest));
          setMissing(false);
        }}
      />
      {showsPrompts && text === undefined && <Prompts onChoose={begin} />}
      <Checkbox label={t('internal')} hint={t('internalHint')} value={internal} onChange={setInternal} />
      <AdviceFields
        key={`reason ${round}`}
        kind={kind}
        isInternal={internal}
        mark={{ value: isAdvice, onChange: setIsAdvice }}
        reason={{ value: reason, onChange: setReason }}
        topic={topic}
        onTopic={setTopic}
      />
      <div className={classes['actions']}>
        <Button kind="primary" type="submit" wide icon={AddIcon}>
          {t('write')}
        </Button>
        <UndoButton />
      </div>
    </form>
  );
}

/** Without what is not said. */
const known = ({ adviceTopic, ownerId }: AdviceTopic): AdviceTopic => ({
  ...(adviceTopic !== undefined && { adviceTopic }),
  ...(ownerId !== undefined && { ownerId }),
});

/** What nobody has written down yet is text that no entry holds: leaving asks, and the side slot stays open. */
function useUnwritten(isTyped: boolean): void {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { unsaved } = useAreaServices();
  const { slot } = useHost();
  const [name, label] = [invalidName(`recap/${slot}`), t('name')];
  useEffect(() => {
    if (!isTyped) return undefined;
    unsaved.set(name, { label, state: 'editing' });
    return () => unsaved.clear(name);
  }, [unsaved, name, label, isTyped]);
}

/** Whoever opens the side slot wants to write; a page of its own leaves the focus until something was written. */
function useFocusOnText(round: number) {
  const { slot } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const wanted = slot === 'side' || round > 0;
  useEffect(() => {
    if (wanted) form.current?.querySelector('textarea')?.focus();
  }, [wanted, round]);
  return form;
}
