import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHasPermission, useFormat } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { KpiStrip } from '@vp-digital/core/ui';
import { FigureKpi } from '@vp-digital/core/figures';
import { reserveFigure, netWorthFigure } from '@vp-digital/core/household';
import { MonthFigures } from './MonthFigures';

/** Net, free, reserve, net worth. What cannot be computed is a dash with the way to what is missing. */
export function KeyFigures() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  return (
    <KpiStrip label={t('figures')}>
      <MonthFigures />
      <ReserveFigure />
      {canSeeBalance && <WorthFigure />}
    </KpiStrip>
  );
}

/** F6: months that the ready money lasts. */
function ReserveFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  return (
    <FigureKpi
      figure={reserveFigure}
      input={{}}
      caption={({ targetMonths }) => t('target', { count: targetMonths })}
    />
  );
}

/** F10: assets less debts. */
function WorthFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros } = useFormat();
  const whole = (amount: number) => euros(amount, { unit: 'none' });
  return (
    <FigureKpi
      figure={netWorthFigure}
      input={{}}
      caption={({ shown, areDebtsKnown }) =>
        t(areDebtsKnown ? 'worthDifference' : 'worthWithoutDebts', {
          assets: whole(shown.assets),
          debts: whole(shown.liabilities),
        })
      }
    />
  );
}
