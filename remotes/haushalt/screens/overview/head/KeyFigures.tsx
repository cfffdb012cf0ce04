import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { KpiStrip } from '@vp-digital/core/ui';
import { MonthFigures } from './MonthFigures';
import { ReserveFigure } from './ReserveFigure';
import { WorthFigure } from './WorthFigure';

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
