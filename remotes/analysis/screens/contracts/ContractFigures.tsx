import { FigureKpi } from '@vp-digital/core/figures';
import { debtServiceFigure, freeAmountFigure, savingsRateFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { KpiStrip } from '@vp-digital/core/ui';
import { ReserveKpi } from '../../shared/figures/ReserveKpi';
import { useWhatIfs } from '../../shared/what-if/useWhatIfs';

/** What the contracts do to the month: debt service and savings rate (F7), free amount (F4), reserve (F6). */
export function ContractFigures() {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.figure' });
  const { euros, share } = useFormat();
  const { lineOf, part } = useWhatIfs();
  const common = { input: {} } as const;
  const ofNet = (part: number, net: number) => t('ofNet', { part: euros(part), net: euros(net) });
  return (
    <>
      <KpiStrip label={t('label')}>
        <FigureKpi
          {...common}
          figure={freeAmountFigure}
          caption={({ shares }) => (
            <>
              {shares && t('shareOfNet', { share: share(shares.free) })}
              {lineOf('freeAmount')}
            </>
          )}
        />
        <FigureKpi
          {...common}
          figure={savingsRateFigure}
          caption={({ shown }) => (
            <>
              {ofNet(shown.savings, shown.net)}
              {lineOf('savingsRate')}
            </>
          )}
        />
        <FigureKpi
          {...common}
          figure={debtServiceFigure}
          caption={({ shown }) => ofNet(shown.loanRates, shown.net)}
        />
        <ReserveKpi />
      </KpiStrip>
      {part}
    </>
  );
}
