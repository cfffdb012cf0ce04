import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { VisuallyHidden } from '@vp-digital/core/ui';
import { iconOf } from '../motifs/icons';
import classes from './Timeline.module.css';
import { type MoveOptions, useMove } from './useMove';

export interface MarkerProps extends Pick<MoveOptions, 'placed' | 'axis' | 'onSay'> {
  /** px from the top of the lane. */
  top: number;
  onOpen(id: string): void;
}

/** A goal at its month: it is dragged, moved by arrow keys, and opened by a press. */
export function Marker({ placed, top, axis, onOpen, onSay }: MarkerProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.timeline' });
  const { t: code } = useTranslation('household/goals');
  const { euros, language } = useFormat();
  const { id, goal, at } = placed;
  const { dragged, handlers, isFixed } = useMove({ placed, axis, onOpen: () => onOpen(id), onSay });
  const Symbol = iconOf(goal);
  const month = formatMonth(dragged ?? goal.term, language);
  const side = at < 0.06 ? 'start' : at > 0.94 ? 'end' : undefined;
  return (
    <button
      {...handlers}
      type="button"
      className={classes['marker']}
      data-side={side}
      data-dragged={dragged !== undefined || undefined}
      data-fixed={isFixed || undefined}
      style={{ left: `${Math.round(at * 1_000) / 10}%`, top }}
      title={isFixed ? undefined : t('keys')}
    >
      <span className={classes['name']}>{goal.title}</span>{' '}
      <span className={classes['circle']}>
        <Symbol size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes['amount']}>
        {dragged === undefined ? goal.target !== undefined && euros(goal.target) : month}
      </span>{' '}
      <VisuallyHidden>{t('marker', { month, priority: code(`priority.${goal.priority}`) })}</VisuallyHidden>
    </button>
  );
}
