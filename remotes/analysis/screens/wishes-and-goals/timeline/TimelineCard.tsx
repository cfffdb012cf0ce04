import { OfField } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, useReadOnly } from '@vp-digital/core/ui';
import { goalEntries, type Opened, type WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { Timeline } from './Timeline';
import classes from './Timeline.module.css';
import { TimelineList } from './TimelineList';
import { datedGoals } from './axis';

export interface TimelineCardProps {
  data: WishesAndGoalsData;
  onOpen(opened: Opened): void;
}

/** When each goal is due, and how old everybody is then; nothing before a goal has a term. */
export function TimelineCard({ data, onOpen }: TimelineCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.timeline' });
  const { list } = useFormat();
  const isReadOnly = useReadOnly() !== undefined;
  const entries = goalEntries(data);
  const goals = datedGoals(entries);
  const without = entries
    .filter(({ goal }) => goal.term === undefined && goal.category !== 'retirement')
    .map(({ goal }) => goal.title);
  if (goals.length === 0) return undefined;
  return (
    <Card title={t('title')} actions={!isReadOnly && <span className={classes['hint']}>{t('hint')}</span>}>
      <OfField field="goals.target">
        <Timeline data={data} goals={goals} onOpen={(id) => onOpen({ kind: 'goal', id })} />
        <TimelineList data={data} goals={goals} />
      </OfField>
      {without.length > 0 && <p className={classes['without']}>{t('without', { names: list(without) })}</p>}
    </Card>
  );
}
