import { FigureKpi } from '@vp-digital/core/figures';
import { optimumFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { KpiStrip } from '@vp-digital/core/ui';

/** What is open in a year, with what it is of and how it was calculated. */
export function UsedCard() {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const { euros } = useFormat();
  return (
    <KpiStrip label={t('name')}>
      <FigureKpi
        figure={optimumFigure}
        input={{}}
        caption={({ used, possible }) =>
          t('usedOfPossible', { used: euros(used), possible: euros(possible) })
        }
      />
    </KpiStrip>
  );
}
