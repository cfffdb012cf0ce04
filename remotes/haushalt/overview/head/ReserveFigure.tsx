import { reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { useCurrentSections } from '../useCurrentSections';
import { Kpi, TextLink } from '@vp-digital/core/ui';
import { kpiState } from './kpiState';

const sections = ['employments', 'incomes', 'expenses', 'contracts', 'assets'] as const;

/** F6: months that the ready money lasts. */
export function ReserveFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { number } = useFormat();
  const householdId = useHouseholdId();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const result = useCurrentSections(sections);
  if (result.status !== 'ready') return <Kpi label={t('reserve')} {...kpiState(result)} />;
  const { months, targetMonths, waitsFor } = reserve(result.data);
  if (months === undefined)
    return (
      <Kpi
        label={t('reserve')}
        state="empty"
        caption={
          waitsFor[0] === 'expenses' ? (
            <TextLink writes href={routes.expenses.href({ householdId })}>
              {t('add.expenses')}
            </TextLink>
          ) : canSeeBalance ? (
            <TextLink writes href={routes.balanceSheet.href({ householdId })}>
              {t('add.wealth')}
            </TextLink>
          ) : (
            t('unknown')
          )
        }
      />
    );
  return (
    <Kpi
      label={t('reserve')}
      value={number(months, { minimumDecimals: 1 })}
      unit={t('months')}
      caption={t('target', { count: targetMonths })}
    />
  );
}
