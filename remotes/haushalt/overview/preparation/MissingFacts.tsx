import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CheckIcon, WarningIcon } from '@vp-digital/core/ui';
import { completeness, completenessNeeds } from '../tiles/completeness';
import { Point } from './Point';

/** How many facts are missing, and where. */
export function MissingFacts() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { language } = useFormat();
  const today = useHost().clock.today();
  const result = usePageDocuments(completenessNeeds);
  if (result.status !== 'ready') return undefined;
  const gaps = completeness(result.data, today).filter(({ facts }) => facts.length > 0);
  const areas = gaps.map(({ area }) => t(`completeness.area.${area}`));
  return (
    <Point
      icon={gaps.length === 0 ? CheckIcon : WarningIcon}
      title={t('preparation.missing', { count: gaps.reduce((sum, { facts }) => sum + facts.length, 0) })}
    >
      {areas.length > 0 && new Intl.ListFormat(language).format(areas)}
    </Point>
  );
}
