import type { ShownArea } from '@vp-digital/core/figures';
import { openResults, percentOf, totalOf } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

/** How complete the analysis is, and how many results the facts open that are missing. */
export function Headline({ areas, begins }: { areas: readonly ShownArea[]; begins: boolean }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.headline' });
  const { percent } = useFormat();
  if (begins) return t('empty');
  const missing = areas.flatMap((area) => area.missing);
  const opening = missing.filter(({ opens }) => opens.length > 0);
  const results = openResults(areas).length;
  const counted = opening.length > 0 ? opening : missing;
  const key = missing.length === 0 ? 'complete' : opening.length > 0 ? 'opens' : 'sharpens';
  return (
    <Trans
      t={t}
      i18nKey={key}
      count={counted.reduce((sum, { count }) => sum + count, 0)}
      values={{
        share: percent(percentOf(totalOf(areas)) / 100),
        results: t('results', { count: results }),
      }}
      components={{ key: <Key /> }}
    />
  );
}
