import type { GoalPriority } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Marker, type MarkerProps } from './Marker';
import classes from './Timeline.module.css';
import type { Axis, Placed } from './axis';

export interface LaneProps extends Pick<MarkerProps, 'onOpen' | 'onSay'> {
  priority: GoalPriority;
  placed: readonly Placed[];
  axis: Axis;
}

/** The height of a row of goals, and of a lane that has none. */
const rowHeight = 92;
const emptyHeight = 52;

/** The goals of one priority on their years. */
export function Lane({ priority, placed, axis, onOpen, onSay }: LaneProps) {
  const { t: code } = useTranslation('household/goals');
  const rows = Math.max(0, ...placed.map(({ row }) => row + 1));
  return (
    <div className={classes['lane']} style={{ height: rows === 0 ? emptyHeight : rows * rowHeight + 8 }}>
      <span className={classes['priority']}>{code(`priority.${priority}`)}</span>
      <div className={classes['track']}>
        <svg className={classes['grid']} width="100%" height="100%" aria-hidden focusable="false">
          {axis.columns.map(({ year }, index) => {
            const x = `${(100 * index) / axis.columns.length}%`;
            return <line key={year} x1={x} x2={x} y1="0" y2="100%" />;
          })}
        </svg>
        {placed.map((goal) => (
          <Marker
            key={goal.id}
            placed={goal}
            top={goal.row * rowHeight + 6}
            axis={axis}
            onOpen={onOpen}
            onSay={onSay}
          />
        ))}
      </div>
    </div>
  );
}
