import { FigureKpi } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  householdNetFigure,
  housingShareFigure,
  reserveFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, KpiStrip } from '@vp-digital/core/ui';

export interface PictureProps {
  /** The person whose pay is not yet known, while the other one's is. */
  without: string | undefined;
}

/** The household's figures from the answers so far, each with its certainty. */
export function Picture({ without }: PictureProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  return (
    <>
      <KpiStrip label={t('figures')}>
        <FigureKpi figure={householdNetFigure} input={{}} />
        <FigureKpi figure={housingShareFigure} input={{}} />
        <FigureKpi figure={freeAmountFigure} input={{}} />
        <FigureKpi figure={reserveFigure} input={{}} />
      </KpiStrip>
      {without !== undefined && <Caption>{t('without', { name: without })}</Caption>}
    </>
  );
}
