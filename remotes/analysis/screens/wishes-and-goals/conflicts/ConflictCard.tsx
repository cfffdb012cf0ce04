import { OfFigure } from '@vp-digital/core/figures';
import {
  type GoalConflict,
  goalRatesFigure,
  type GoalOptionName,
  goalOptions,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Card, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { GoalList } from '../useGoalList';
import { OptionChoice } from './OptionChoice';

export interface ConflictCardProps {
  conflict: GoalConflict;
  list: GoalList;
  /** Called when an option was chosen. */
  onTaken(conflict: GoalConflict): void;
}

/** Goals that together need more than is possible, with three options, each computed before the choice. */
export function ConflictCard({ conflict, list, onTaken }: ConflictCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.conflict' });
  const { euros } = useFormat();
  const options = goalOptions(conflict, useHost().clock.today());
  const offered = (['later', 'less', 'more'] as const).filter((name) => options[name]);
  const [chosen, setChosen] = useState<GoalOptionName>();
  const name = offered.find((one) => one === chosen) ?? offered[0];
  const option = name && options[name];
  const [first, second] = conflict.goals.map(({ goal }) => goal.title);
  const title =
    conflict.goals.length > 2
      ? t('titleMore', { count: conflict.goals.length })
      : t('titleTwo', { first, second });
  return (
    <OfFigure figure={goalRatesFigure}>
      <Card title={title} caption={t('caption', { amount: euros(conflict.size) })}>
        {option ? (
          <Stack gap="medium">
            <OptionChoice conflict={conflict} options={options} value={name} onChange={setChosen} />
            <Row>
              <Button
                writes
                onClick={() => {
                  list.change(option.changes);
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
