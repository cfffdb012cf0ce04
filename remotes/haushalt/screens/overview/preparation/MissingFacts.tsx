import { useCompleteness } from '@vp-digital/core/figures';
import { totalOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { CheckIcon, WarningIcon } from '@vp-digital/core/ui';
import { Point } from './Point';

/** How many facts are missing, and where. */
export function MissingFacts() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { t: word } = useTranslation('household/completeness');
  const { list } = useFormat();
  const result = useCompleteness();
  if (result.status !== 'ready') return undefined;
  const gaps = result.data.areas.filter(({ state }) => state !== 'complete');
  const { filled, required } = totalOf(gaps);
  return (
    <Point
      icon={gaps.length === 0 ? CheckIcon : WarningIcon}
      title={t('missing', { count: required - filled })}
    >
      {gaps.length > 0 && list(gaps.map(({ area }) => word(`area.${area}`)))}
    </Point>
  );
}
