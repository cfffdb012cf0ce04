import type { GoalConflict } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { SideBySide } from '../../shared/layout/SideBySide';
import { ConflictCard } from './conflicts/ConflictCard';
import { useConflicts } from './conflicts/useConflicts';
import type { WishesAndGoalsData } from '../../shared/wishes-and-goals/data';
import { RatesCard } from './rates/RatesCard';
import type { GoalList } from './useGoalList';

export interface RatesAndOptionsProps {
  data: WishesAndGoalsData;
  list: GoalList;
}

/** What goals take a month; next to it the conflicting goals, and the undo of a chosen solution. */
export function RatesAndOptions({ data, list }: RatesAndOptionsProps) {
  const conflicts = useConflicts(data);
  const [taken, setTaken] = useState<GoalConflict>();
  if (conflicts.length === 0 && !taken) return <RatesCard data={data} />;
  const undo = ({ goals }: GoalConflict) => {
    list.change(goals.map(({ goalId, goal: { term, target } }) => ({ goalId, term, target })));
    setTaken(undefined);
  };
  return (
    <SideBySide>
      <RatesCard data={data} />
      <Stack>
        {taken && <Taken conflict={taken} onUndo={() => undo(taken)} />}
        {conflicts.map((conflict) => (
          <ConflictCard
            key={conflict.goals.map(({ goalId }) => goalId).join()}
            conflict={conflict}
            list={list}
            onTaken={setTaken}
          />
        ))}
      </Stack>
    </SideBySide>
  );
}

function Taken({ conflict, onUndo }: { conflict: GoalConflict; onUndo(): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.conflict' });
  const { list } = useFormat();
  const goals = list(conflict.goals.map(({ goal }) => goal.title));
  return (
    <Alert
      tone="positive"
      announce
      title={t('taken', { goals })}
      action={<Button onClick={onUndo}>{t('undo')}</Button>}
    />
  );
}
