import { reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useCurrentSections } from '../useCurrentSections';
import { Kpi } from '@vp-digital/core/ui';
import { kpiState } from './kpiState';

const sections = ['employments', 'incomes', 'expenses', 'contracts', 'assets'] as const;

/** F6: months that the ready money lasts. */
export function ReserveFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { number } = useFormat();
  const result = useCurrentSections(sections);
  if (result.status !== 'ready') return <Kpi label={t('reserve')} {...kpiState(result)} />;
  const { months, targetMonths } = reserve(result.data);
  return (
    <Kpi
      label={t('reserve')}
      state={months === undefined ? 'empty' : 'ready'}
      value={months === undefined ? '' : number(months, { minimumDecimals: 1 })}
      unit={t('months')}
      caption={t('target', { count: targetMonths })}
    />
  );
}
