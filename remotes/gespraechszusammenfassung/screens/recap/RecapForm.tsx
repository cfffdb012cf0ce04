import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { Checkbox, SegmentedChoice, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AdviceFields } from './AdviceFields';
import { TaskFields } from './TaskFields';

export interface RecapFormProps {
  entry: RecapEntry;
  editor: EntryEditor<RecapEntry>;
}

/** What an entry says, who does it, who may see it, whether the report takes it over. */
export function RecapForm({ entry, editor }: RecapFormProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { t: code } = useTranslation('household/recap');
  const isInternal = entry.visibility === 'internal';
  const [emptied, setEmptied] = useState(false);
  const topic = editor.choice('adviceTopic', t('adviceTopic'));
  const owner = editor.choice('ownerId', t('owner'));
  const text = editor.required('text', t(`textOf.${entry.kind}`));
  return (
    <>
      <TextField
        {...text}
        hideLabel
        lines={2}
        maxLength={1000}
        error={emptied ? t('textMissing') : text.error}
        onChange={(typed) => {
          setEmptied(typed === undefined);
          text.onChange(typed);
        }}
      />
      {entry.kind === 'task' && <TaskFields editor={editor} />}
      <SegmentedChoice
        {...editor.choice('visibility', t('visibleFor'))}
        wide
        options={(['customer', 'internal'] as const).map((value) => ({
          value,
          label: code(`visibility.${value}`),
        }))}
      />
      <Checkbox
        {...editor.choice('inReport', t('inReport'))}
        disabled={isInternal}
        value={entry.inReport && !isInternal}
      />
      <AdviceFields
        kind={entry.kind}
        isInternal={isInternal}
        mark={{ ...editor.choice('isAdvice', t('isAdvice')), value: entry.isAdvice ?? false }}
        reason={editor.field('adviceReason', t('adviceReason'))}
        topic={entry}
        onTopic={({ adviceTopic, ownerId }) => {
          topic.onChange(adviceTopic);
          owner.onChange(ownerId);
        }}
      />
    </>
  );
}
