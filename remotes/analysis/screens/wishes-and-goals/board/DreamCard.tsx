import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Chip, useReadOnly } from '@vp-digital/core/ui';
import { Motif } from '../motifs/Motif';
import classes from './GoalCard.module.css';

/** Placeholder until a dream is entered. */
export function DreamCard({ onAdd }: { onAdd(): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.dream' });
  const { t: code } = useTranslation('household/goals');
  if (useReadOnly()) return undefined;
  return (
    <li className={classes['card']} data-empty>
      <div className={classes['picture']}>
        <span className={classes['lane']}>
          <Chip>{code('priority.dream')}</Chip>
        </span>
        <Motif name="dream" />
      </div>
      <div className={classes['body']}>
        <h3>{t('title')}</h3>
        <p className={classes['small']}>{t('text')}</p>
        <p className={classes['action']}>
          <Button writes icon={AddIcon} onClick={onAdd}>
            {t('add')}
          </Button>
        </p>
      </div>
    </li>
  );
}
