import { OfFigure } from '@vp-digital/core/figures';
import { type GoalConflict, goalRatesFigure, type GoalWayName, goalWays } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Card, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { GoalList } from '../useGoalList';
import { WayChoice } from './WayChoice';

export interface ConflictCardProps {
  conflict: GoalConflict;
  list: GoalList;
  /** Told when a way was taken. */
  onTaken(conflict: GoalConflict): void;
}

/** Goals that together need more than is possible, and three ways out: each is computed before anybody chooses. */
export function ConflictCard({ conflict, list, onTaken }: ConflictCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.conflict' });
  const { euros } = useFormat();
  const ways = goalWays(conflict, useHost().clock.today());
  const offered = (['later', 'less', 'more'] as const).filter((name) => ways[name]);
  const [chosen, setChosen] = useState<GoalWayName>();
  const name = offered.find((one) => one === chosen) ?? offered[0];
  const way = name && ways[name];
  const [first, second] = conflict.goals.map(({ goal }) => goal.title);
  const title =
    conflict.goals.length > 2
      ? t('titleMore', { count: conflict.goals.length })
      : t('titleTwo', { first, second });
  return (
    <OfFigure figure={goalRatesFigure}>
      <Card title={title} caption={t('caption', { amount: euros(conflict.size) })}>
        {way ? (
          <Stack gap="medium">
            <WayChoice conflict={conflict} ways={ways} value={name} onChange={setChosen} />
            <Row>
              <Button
                writes
                onClick={() => {
                  list.change(way.changes);
                  onTaken(conflict);
                }}
              >
                {t(name === 'less' ? 'takeTargets' : 'takeTerms')}
              </Button>
            </Row>
          </Stack>
        ) : (
          <p>{t('stuck')}</p>
        )}
      </Card>
    </OfFigure>
  );
}
