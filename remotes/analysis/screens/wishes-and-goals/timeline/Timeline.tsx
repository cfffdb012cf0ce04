import { goalPriorities } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useWidth, VisuallyHidden } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import { AgeTable } from './AgeTable';
import { ConflictLane } from './ConflictLane';
import { Lane } from './Lane';
import classes from './Timeline.module.css';
import { axisOf, type DatedGoal, placedIn } from './axis';

export interface TimelineProps {
  data: WishesAndGoalsData;
  goals: readonly DatedGoal[];
  onOpen(id: string): void;
}

/** Before it is measured. */
const usual = 960;

/** Years from left to right, a lane for each priority, the ages of everybody below. */
export function Timeline({ data, goals, onOpen }: TimelineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.timeline' });
  const thisYear = Number(useHost().clock.today().slice(0, 4));
  const { ref, width } = useWidth<HTMLDivElement>(usual);
  const [said, setSaid] = useState('');
  const axis = axisOf(goals, thisYear);
  const from = axis.columns[0]?.year;
  const to = (axis.columns.at(-1)?.year ?? 0) + axis.step - 1;
  return (
    <div className={classes['timeline']} role="group" aria-label={t('label', { from, to })}>
      <div className={classes['lanes']} ref={ref}>
        {goalPriorities.map((priority) => (
          <Lane
            key={priority}
            priority={priority}
            placed={placedIn(priority, goals, axis, width * laneShare)}
            axis={axis}
            onOpen={onOpen}
            onSay={setSaid}
          />
        ))}
        <ConflictLane data={data} axis={axis} />
      </div>
      <AgeTable data={data} axis={axis} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What the names of the lanes leave of the width. */
const laneShare = 0.92;
