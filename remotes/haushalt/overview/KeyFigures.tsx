import { freeAmount, netWorth, reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import type { OverviewData } from './sections';

/** Net, free, reserve, net worth. What cannot be computed is a dash with the way to what is missing. */
export function KeyFigures({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros, number, percent } = useFormat();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const { net, free } = freeAmount(data);
  const { months, targetMonths } = reserve(data);
  const worth = netWorth(data);
  const toIncome = (
    <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('addIncome')}</TextLink>
  );
  const monthly = { unit: t('euroMonthly') };
  const whole = (amount: number) => euros(amount, { unit: 'none' });
  return (
    <KpiStrip label={t('figures')}>
      {net > 0 ? (
        <>
          <Kpi label={t('net')} value={whole(net)} {...monthly} caption={t('netCaption')} />
          <Kpi
            label={t('free')}
            value={whole(free)}
            {...monthly}
            caption={t('share', { share: percent(free / net) })}
          />
        </>
      ) : (
        <>
          <Kpi label={t('net')} state="empty" caption={toIncome} />
          <Kpi label={t('free')} state="empty" caption={toIncome} />
        </>
      )}
      <Kpi
        label={t('reserve')}
        state={months === undefined ? 'empty' : 'ready'}
        value={months === undefined ? '' : number(months, { minimumDecimals: 1 })}
        unit={t('months')}
        caption={t('target', { count: targetMonths })}
      />
      {canSeeBalance && (
        <Kpi
          label={t('netWorth')}
          state={worth.assets === 0 && worth.liabilities === 0 ? 'empty' : 'ready'}
          value={whole(worth.netWorth)}
          unit="€"
          caption={worth.assets > 0 && `${whole(worth.assets)} − ${whole(worth.liabilities)}\u00a0€`}
        />
      )}
    </KpiStrip>
  );
}
