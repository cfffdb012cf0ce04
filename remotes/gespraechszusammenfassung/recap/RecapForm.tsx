import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox, SegmentedChoice, TextField } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import type { KeptEntry } from './entries';
import { TaskFields } from './TaskFields';
import type { RecapEditor } from './useRecapEditor';

export interface RecapFormProps {
  kept: KeptEntry;
  editor: RecapEditor;
}

/** What an entry says, who does it, who may see it, whether the report takes it over. */
export function RecapForm({ kept: { id, entry }, editor }: RecapFormProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const isInternal = entry.visibility === 'internal';
  const [emptied, setEmptied] = useState(false);
  useEffect(() => () => editor.forget(id), [editor, id]);
  return (
    <>
      <TextField
        label={t(`textOf.${entry.kind}`)}
        hideLabel
        lines={2}
        maxLength={1000}
        required
        error={emptied ? t('textMissing') : undefined}
        value={entry.text}
        onChange={(text) => {
          setEmptied(text === undefined);
          if (text === undefined) editor.invalid(id, 'text');
          else editor.set(id, 'text', text);
        }}
        onBlur={editor.leave}
      />
      {entry.kind === 'task' && <TaskFields id={id} entry={entry} editor={editor} />}
      <SegmentedChoice
        label={t('visibleFor')}
        wide
        options={(['customer', 'internal'] as const).map((value) => ({
          value,
          label: t(`visibility.${value}`),
        }))}
        value={entry.visibility}
        onChange={(visibility) => {
          editor.set(id, 'visibility', visibility);
          editor.leave();
        }}
      />
      <Checkbox
        label={t('inReport')}
        disabled={isInternal}
        value={entry.inReport && !isInternal}
        onChange={(inReport) => {
          editor.set(id, 'inReport', inReport);
          editor.leave();
        }}
      />
    </>
  );
}
