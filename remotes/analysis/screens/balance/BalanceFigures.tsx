import { FigureKpi } from '@vp-digital/core/figures';
import {
  type BalanceScope,
  debtRatioFigure,
  liquidityShareFigure,
  propertyShareFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { KpiStrip } from '@vp-digital/core/ui';
import { ReserveKpi } from '../../shared/figures/ReserveKpi';

/** The shares of F10, and how long the ready money lasts (F6). */
export function BalanceFigures({ scope }: { scope: BalanceScope }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.figure' });
  const { euros } = useFormat();
  const common = { input: { scope } } as const;
  return (
    <KpiStrip label={t('label')}>
      <FigureKpi
        {...common}
        figure={debtRatioFigure}
        caption={({ shown }) =>
          t('ofAssets', { part: euros(shown.liabilities), assets: euros(shown.assets) })
        }
      />
      <FigureKpi {...common} figure={propertyShareFigure} caption={() => t('propertyCaption')} />
      <FigureKpi {...common} figure={liquidityShareFigure} caption={() => t('liquidityCaption')} />
      <ReserveKpi />
    </KpiStrip>
  );
}
