import { FigureKpi } from '@vp-digital/core/figures';
import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** F6: months that the ready money lasts. */
export function ReserveFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  return (
    <FigureKpi
      figure={reserveFigure}
      input={{}}
      caption={({ targetMonths }) => t('target', { count: targetMonths })}
    />
  );
}
