import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { InvestmentData } from './data';

/** "12.300 € von 13.302 €": what of the reserve is there; undefined while it is not known. */
export function useReserveText(data: InvestmentData): string | undefined {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.time' });
  const { euros } = useFormat();
  const reserve = reserveFigure.of(data, { date: useHost().clock.today() });
  if (reserve.kind !== 'computed') return undefined;
  const { available, targetMonths, monthlyNeed } = reserve.value;
  const target = targetMonths * monthlyNeed;
  return t('reserveOf', { there: euros(Math.min(available, target)), target: euros(target) });
}
