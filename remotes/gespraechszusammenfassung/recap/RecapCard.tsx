import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Checkbox,
  Chip,
  IconButton,
  LockedIcon,
  RemoveIcon,
  Row,
  SegmentedChoice,
  TextField,
} from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import type { KeptEntry } from './entries';
import classes from './Recap.module.css';
import { RecapOrigin } from './RecapOrigin';
import { TaskFields } from './TaskFields';
import type { RecapEditor } from './useRecapEditor';

export interface RecapCardProps {
  kept: KeptEntry;
  editor: RecapEditor;
  onRemove(): void;
}

/** One entry: what it says, who may see it, whether the report takes it over, where it was written. */
export function RecapCard({ kept: { id, entry }, editor, onRemove }: RecapCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const kind = t(`kind.${entry.kind}`);
  const isInternal = entry.visibility === 'internal';
  const [emptied, setEmptied] = useState(false);
  useEffect(() => () => editor.forget(id), [editor, id]);
  return (
    <article className={classes['card']} data-visibility={entry.visibility} aria-label={kind}>
      <Row spread>
        <Row gap="small">
          <Chip tone="accent">{kind}</Chip>
          {isInternal && <Chip icon={LockedIcon}>{t('visibility.internal')}</Chip>}
        </Row>
        <IconButton writes label={t('remove', { kind })} icon={RemoveIcon} onClick={onRemove} />
      </Row>
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
      <RecapOrigin entry={entry} />
    </article>
  );
}
