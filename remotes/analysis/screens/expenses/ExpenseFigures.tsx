import { FigureKpi } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  livingCostsFigure,
  type Period,
  savingsRateFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { KpiStrip } from '@vp-digital/core/ui';
import { ReserveKpi } from '../../shared/figures/ReserveKpi';
import { useWhatIfs } from '../../shared/what-if/useWhatIfs';

/** Living costs, what is free (F4), how much is saved (F7), how long the reserve lasts (F6); unknown is no 0. */
export function ExpenseFigures({ period }: { period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros, share } = useFormat();
  const { lineOf, part } = useWhatIfs();
  const common = { input: { period } } as const;
  return (
    <>
      <KpiStrip label={t('figures')}>
        <FigureKpi {...common} figure={livingCostsFigure} />
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
              {t(`savingsOfNet.${period}`, { savings: euros(shown.savings), net: euros(shown.net) })}
              {lineOf('savingsRate')}
            </>
          )}
        />
        <ReserveKpi />
      </KpiStrip>
      {part}
    </>
  );
}
