import { FigureKpi } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  householdNetFigure,
  housingShareFigure,
  reserveFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { KpiStrip } from '@vp-digital/core/ui';

/** The household's figures from the answers so far, each with its certainty, and whose income is not in it. */
export function Picture() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  return (
    <KpiStrip label={t('figures')}>
      <FigureKpi figure={householdNetFigure} input={{}} />
      <FigureKpi figure={housingShareFigure} input={{}} />
      <FigureKpi figure={freeAmountFigure} input={{}} />
      <FigureKpi figure={reserveFigure} input={{}} />
    </KpiStrip>
  );
}
