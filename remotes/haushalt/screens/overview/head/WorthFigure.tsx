import { FigureKpi } from '@vp-digital/core/figures';
import { netWorthFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** F10: assets less debts. */
export function WorthFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros } = useFormat();
  const whole = (amount: number) => euros(amount, { unit: 'none' });
  return (
    <FigureKpi
      figure={netWorthFigure}
      input={{}}
      caption={({ shown }) =>
        t('worthDifference', { assets: whole(shown.assets), debts: whole(shown.liabilities) })
      }
    />
  );
}
