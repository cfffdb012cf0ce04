import { FigureKpi } from '@vp-digital/core/figures';
import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** F6: how long the ready money lasts, with the money and the target. */
export function ReserveKpi() {
  const { t } = useTranslation('analysis', { keyPrefix: 'reserve' });
  const { euros } = useFormat();
  return (
    <FigureKpi
      figure={reserveFigure}
      input={{}}
      caption={({ available, targetMonths }) =>
        t('target', { amount: euros(available), count: targetMonths })
      }
    />
  );
}
