import type { Goal, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import classes from '../board/GoalCard.module.css';
import { revealedAnswers } from './importance';

/** How important a goal is to each partner, once all have said so. */
export function ImportanceText({ goal, data }: { goal: Goal; data: Pick<SectionData, 'persons'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.importance' });
  const answers = revealedAnswers(goal, data);
  if (!answers) return undefined;
  return (
    <p className={classes['note']}>
      {t('line', { answers: answers.map((answer) => t('answer', { ...answer })).join(' · ') })}
    </p>
  );
}
