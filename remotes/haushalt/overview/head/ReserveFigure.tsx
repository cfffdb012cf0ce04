import { FigureKpi } from '@vp-digital/core/figures';
import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';

/** F6: months that the ready money lasts. */
export function ReserveFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  return (
    <FigureKpi
      figure={reserveFigure}
      documents={usePageDocuments(reserveFigure.documents)}
      input={{}}
      caption={({ targetMonths }) => t('target', { count: targetMonths })}
    />
  );
}
