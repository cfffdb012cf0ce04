import type { AppointmentRating } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { VisuallyHidden } from '@vp-digital/core/ui';
import classes from './Feeling.module.css';
import { difference } from './data';

/** "4 → 8 (+4)" with a line from before to now on the scale of ten; a dash where one of the two is not answered. */
export function Feeling({ rating }: { rating: AppointmentRating }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { number } = useFormat();
  const { before, now } = rating;
  const change = difference(rating);
  if (before === undefined || now === undefined || change === undefined) return t('unknown');
  const place = (value: number) => `${4 + ((value - 1) / 9) * 92}%`;
  const values = { before: number(before), now: number(now), change: number(Math.abs(change)) };
  return (
    <span className={classes['feeling']}>
      <svg width="96" height="16" aria-hidden focusable="false">
        <line className={classes['track']} x1="4%" x2="96%" y1="8" y2="8" />
        <line className={classes['way']} x1={place(before)} x2={place(now)} y1="8" y2="8" />
        <circle className={classes['before']} cx={place(before)} cy="8" r="4" />
        <circle className={classes['now']} cx={place(now)} cy="8" r="6" />
      </svg>
      <span aria-hidden>{t(change < 0 ? 'less' : 'more', values)}</span>
      <VisuallyHidden>{t('fromTo', values)}</VisuallyHidden>
    </span>
  );
}
