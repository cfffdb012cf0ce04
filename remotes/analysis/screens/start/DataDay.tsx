import type { ShownArea } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { ClockIcon, VisuallyHidden } from '@vp-digital/core/ui';
import classes from './AreasCard.module.css';

/** Of when the data are; too old ones are marked, for those who hear it too. */
export function DataDay({ day, isOutdated }: ShownArea['asOf']) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.all' });
  const { date } = useFormat();
  if (day === undefined) return '–';
  if (!isOutdated) return date(day);
  return (
    <span className={classes['outdated']}>
      <ClockIcon size={16} stroke={1.75} aria-hidden />
      {date(day)}
      <VisuallyHidden>, {t('outdated')}</VisuallyHidden>
    </span>
  );
}
