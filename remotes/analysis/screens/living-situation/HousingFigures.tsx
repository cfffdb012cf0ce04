import { FigureKpi } from '@vp-digital/core/figures';
import { budgetLimits, housingCostsFigure, housingShareFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { KpiStrip } from '@vp-digital/core/ui';

/** What the home costs a month, and of the net. */
export function HousingFigures() {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { percent } = useFormat();
  return (
    <KpiStrip label={t('figures')}>
      <FigureKpi figure={housingCostsFigure} input={{}} />
      <FigureKpi
        figure={housingShareFigure}
        input={{}}
        caption={({ isHigh }) =>
          t(isHigh ? 'shareHigh' : 'shareFine', { limit: percent(budgetLimits.housingShare) })
        }
      />
    </KpiStrip>
  );
}
