import { FigureKpi } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  householdNetFigure,
  housingShareFigure,
  reserveFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { CustomerBlock, KpiStrip } from '@vp-digital/core/ui';

/** What the answers have made of the household so far, each figure with how sure it is. */
export function Picture() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  return (
    <CustomerBlock>
      <KpiStrip label={t('figures')}>
        <FigureKpi figure={householdNetFigure} input={{}} />
        <FigureKpi figure={housingShareFigure} input={{}} />
        <FigureKpi figure={freeAmountFigure} input={{}} />
        <FigureKpi figure={reserveFigure} input={{}} />
      </KpiStrip>
    </CustomerBlock>
  );
}
