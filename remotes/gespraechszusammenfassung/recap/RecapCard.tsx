import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Checkbox, Chip, IconButton, LockedIcon, RemoveIcon, Row } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { KeptEntry } from './entries';
import classes from './Recap.module.css';
import { RecapForm } from './RecapForm';
import { RecapOrigin } from './RecapOrigin';
import { TaskCaption } from './TaskCaption';
import type { RecapEditor } from './useRecapEditor';

export interface RecapCardProps {
  kept: KeptEntry;
  editor: RecapEditor;
  onRemove(): void;
}

/** One entry to be read: what it says, whose it is, where it was written; its form opens on demand. */
export function RecapCard({ kept, editor, onRemove }: RecapCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const [opened, setOpened] = useState(false);
  const { id, entry } = kept;
  const kind = t(`kind.${entry.kind}`);
  return (
    <article className={classes['card']} data-visibility={entry.visibility} aria-label={kind}>
      <Row spread>
        <Row gap="small">
          <Chip tone="accent">{kind}</Chip>
          {entry.visibility === 'internal' && <Chip icon={LockedIcon}>{t('visibility.internal')}</Chip>}
        </Row>
        <Row gap="small">
          <Button
            writes
            kind="quiet"
            size="compact"
            aria-expanded={opened}
            aria-label={t(opened ? 'closeEntry' : 'editEntry', { kind })}
            onClick={() => setOpened(!opened)}
          >
            {t(opened ? 'close' : 'edit')}
          </Button>
          <IconButton writes label={t('remove', { kind })} icon={RemoveIcon} onClick={onRemove} />
        </Row>
      </Row>
      {!opened && <p className={classes['text']}>{entry.text}</p>}
      {opened && <RecapForm kept={kept} editor={editor} />}
      {entry.kind === 'task' && (
        <Row gap="small" spread>
          <TaskCaption entry={entry} />
          <Checkbox
            label={t('done')}
            value={entry.done}
            onChange={(done) => {
              editor.set(id, 'done', done);
              editor.leave();
            }}
          />
        </Row>
      )}
      <RecapOrigin entry={entry} />
    </article>
  );
}
