import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import {
  Button,
  Checkbox,
  Chip,
  IconButton,
  LockedIcon,
  RemoveIcon,
  Row,
  Caption,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import type { RecapEntry } from '@vp-digital/core/household';
import { useFormat } from '@vp-digital/core/platform';
import { isTakenAsAdvice, type StoredEntry } from './entries';
import classes from './Recap.module.css';
import { RecapForm } from './RecapForm';
import { RecapOrigin } from './RecapOrigin';
import { useAdviceTopics } from './useAdviceTopics';
import { useHouseholdPersons } from './useHouseholdPersons';

export interface RecapCardProps {
  kept: StoredEntry;
  onRemove(): void;
}

/** One entry to be read: what it says, whose it is, where it was written; its form opens on demand. */
export function RecapCard({ kept, onRemove }: RecapCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { t: code } = useTranslation('household/recap');
  const [opened, setOpened] = useState(false);
  const { id, entry } = kept;
  const editor = useEntry({ section: 'recap', id, value: entry, of: t('name') });
  const kind = code(`kind.${entry.kind}`);
  const topic = useAdviceTopics().nameOf(entry);
  return (
    <article className={classes['card']} data-visibility={entry.visibility} aria-label={kind}>
      <Row spread>
        <Row gap="small">
          <Chip tone="accent">{kind}</Chip>
          {isTakenAsAdvice(entry) && (
            <Chip>{topic === undefined ? t('advice') : t('adviceOn', { topic })}</Chip>
          )}
          {entry.visibility === 'internal' && <Chip icon={LockedIcon}>{code('visibility.internal')}</Chip>}
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
      {!opened && isTakenAsAdvice(entry) && (
        <p className={classes['text']}>
          {entry.adviceReason === undefined
            ? t('reasonMissing')
            : t('because', { reason: entry.adviceReason })}
        </p>
      )}
      {opened && <RecapForm entry={entry} editor={editor} />}
      {entry.kind === 'task' && (
        <Row gap="small" spread>
          <TaskCaption entry={entry} />
          <Checkbox {...editor.choice('done', t('done'))} />
        </Row>
      )}
      <RecapOrigin entry={entry} />
    </article>
  );
}

/** Whose task it is, and until when. */
function TaskCaption({ entry: { ownerId, dueOn } }: { entry: RecapEntry }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { date } = useFormat();
  const persons = useHouseholdPersons();
  const owner = persons.find(({ personId }) => personId === ownerId)?.name ?? t('advisor');
  return <Caption>{dueOn === undefined ? owner : t('until', { owner, day: date(dueOn) })}</Caption>;
}
