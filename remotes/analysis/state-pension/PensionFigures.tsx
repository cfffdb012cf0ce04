import { FigureKpi } from '@vp-digital/core/figures';
import {
  ownNetPensionFigure,
  pensionProjectionFigure,
  pensionPurchasingPowerFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { KpiStrip } from '@vp-digital/core/ui';

/** Gross, net, and what the net buys when it never rises. */
export function PensionFigures({ personId, name }: { personId: string; name: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const common = { input: { personId }, of: name };
  return (
    <KpiStrip label={t('figures', { name })}>
      <FigureKpi {...common} figure={pensionProjectionFigure} caption={() => t('gross')} />
      <FigureKpi {...common} figure={ownNetPensionFigure} caption={() => t('flatRate')} />
      <FigureKpi
        {...common}
        figure={pensionPurchasingPowerFigure}
        caption={({ years }) => t('inYears', { count: years })}
      />
    </KpiStrip>
  );
}
