import type { GoalConflict } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { AdvisorOnly, Alert, Button, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { WishesAndGoalsData } from '../data';
import type { GoalList } from '../useGoalList';
import { ConflictCard } from './ConflictCard';
import { useConflicts } from './useConflicts';

export interface ConflictCardsProps {
  data: WishesAndGoalsData;
  list: GoalList;
}

/** A card for all goals that are in each other's way, and the way back from what was done about them. */
export function ConflictCards({ data, list }: ConflictCardsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.conflict' });
  const { language } = useFormat();
  const conflicts = useConflicts(data);
  const [taken, setTaken] = useState<GoalConflict>();
  if (conflicts.length === 0 && !taken) return undefined;
  const undo = ({ goals }: GoalConflict) => {
    list.change(goals.map(({ goalId, goal: { term, target } }) => ({ goalId, term, target })));
    setTaken(undefined);
  };
  return (
    <Stack>
      {taken && (
        <AdvisorOnly>
          <Alert
            tone="positive"
            announce
            title={t('taken', {
              goals: new Intl.ListFormat(language).format(taken.goals.map(({ goal }) => goal.title)),
            })}
            action={<Button onClick={() => undo(taken)}>{t('undo')}</Button>}
          />
        </AdvisorOnly>
      )}
      {conflicts.map((conflict) => (
        <ConflictCard
          key={conflict.goals.map(({ goalId }) => goalId).join()}
          conflict={conflict}
          list={list}
          onTaken={setTaken}
        />
      ))}
    </Stack>
  );
}
