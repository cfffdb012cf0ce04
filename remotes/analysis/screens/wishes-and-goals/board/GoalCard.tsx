import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Chip, RowButton } from '@vp-digital/core/ui';
import { ageAt, type GoalEntry, type WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { ImportanceText } from '../importance/ImportanceText';
import { Motif } from '../motifs/Motif';
import { motifOf } from '../../../shared/wishes-and-goals/motifs/motifOf';
import classes from './GoalCard.module.css';
import { GoalNote } from './GoalNote';
import { GoalNumbers } from './GoalNumbers';
import { GoalRing } from './GoalRing';

export interface GoalCardProps {
  entry: GoalEntry;
  data: WishesAndGoalsData;
  isRating: boolean;
  /** While it stands in the sheet, the sheet's id. */
  sheetId: string | undefined;
  onOpen(): void;
}

/** One goal: its picture, whose and when, how far it has come, and what it takes a month. */
export function GoalCard({ entry, data, isRating, sheetId, onOpen }: GoalCardProps) {
  const { t: code } = useTranslation('household/goals');
  const { goal } = entry;
  return (
    <li className={classes['card']}>
      <div className={classes['picture']}>
        <span className={classes['lane']}>
          <Chip>{code(`priority.${goal.priority}`)}</Chip>
        </span>
        <Motif name={motifOf(goal)} />
      </div>
      <div className={classes['body']}>
        <div className={classes['head']}>
          <div>
            <h3 className={classes['title']} data-title={goal.title}>
              <RowButton aria-expanded={sheetId !== undefined} aria-controls={sheetId} onClick={onOpen}>
                {goal.title}
              </RowButton>
            </h3>
            <p className={classes['small']}>
              <WhenAndWhose entry={entry} data={data} />
            </p>
          </div>
          <GoalRing entry={entry} data={data} />
        </div>
        <GoalNote entry={entry} data={data} />
        {!isRating && <ImportanceText goal={goal} data={data} />}
        <GoalNumbers entry={entry} data={data} onOpen={onOpen} />
      </div>
    </li>
  );
}

/** "12/2028 · Aylin", of a child with its age then. */
function WhenAndWhose({ entry: { goal }, data }: Pick<GoalCardProps, 'entry' | 'data'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const { language } = useFormat();
  const isSingle = Object.keys(data.persons.items).length === 1;
  const whose = goal.personId === undefined ? t('shared') : shortNameOf(data, goal.personId);
  const owner = isSingle ? undefined : whose;
  const isChild = goal.personId !== undefined && data.persons.items[goal.personId]?.role === 'child';
  const age =
    isChild && goal.personId !== undefined && goal.term !== undefined
      ? ageAt(data, goal.personId, goal.term)
      : undefined;
  const without = t(goal.category === 'retirement' ? 'atRetirement' : 'noTerm');
  const when = goal.term === undefined ? without : formatMonth(goal.term, language);
  return [when, owner, age === undefined ? undefined : t('atAge', { age })].filter(Boolean).join(' · ');
}
