import { FigureKpi } from '@vp-digital/core/figures';
import { ownNetPensionFigure, pensionPurchasingPowerFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { KpiStrip } from '@vp-digital/core/ui';

/** What is left of the gross pension, and what that buys when it never rises. */
export function PensionFigures({ personId, name }: { personId: string; name: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { euros, percent } = useFormat();
  const common = { input: { personId }, of: name };
  return (
    <KpiStrip label={t('figures', { name })}>
      <FigureKpi
        {...common}
        figure={ownNetPensionFigure}
        caption={({ gross }) => t('ofGross', { gross: euros(gross) })}
      />
      <FigureKpi
        {...common}
        figure={pensionPurchasingPowerFigure}
        caption={({ years, inflation }) => t('inYears', { count: years, inflation: percent(inflation) })}
      />
    </KpiStrip>
  );
}
