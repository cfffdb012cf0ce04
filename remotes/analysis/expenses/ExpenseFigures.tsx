import { type Period, reserve, shownFreeAmount, shownSharesOfNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import type { ExpensesData } from './sections';

/** Living costs, what is free (F4), how much is saved (F7), how long the reserve lasts (F6). */
export function ExpenseFigures({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros, number, share } = useFormat();
  const amounts = shownFreeAmount(data, period);
  const shares = shownSharesOfNet(data, period);
  const { months, targetMonths } = reserve(data);
  const shown = (amount: number) => euros(amount, { unit: 'none' });
  const unit = t(`euro.${period}`);
  const toIncome = (
    <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('toIncome')}</TextLink>
  );
  const state = shares ? 'ready' : 'empty';
  return (
    <KpiStrip label={t('figures')}>
      <Kpi label={t('part.expenses')} value={shown(amounts.expenses)} unit={unit} />
      <Kpi
        label={t('part.free')}
        state={state}
        value={shown(amounts.free)}
        unit={unit}
        caption={shares ? t('shareOfNet', { share: share(shares.free) }) : toIncome}
      />
      <Kpi
        label={t('savingsRate')}
        state={state}
        value={shares && share(shares.savings, { unit: 'none' })}
        unit="%"
        caption={
          shares
            ? t(`savingsOfNet.${period}`, { savings: euros(amounts.savings), net: euros(amounts.net) })
            : toIncome
        }
      />
      <Kpi
        label={t('reserve')}
        state={months === undefined ? 'empty' : 'ready'}
        value={months === undefined ? undefined : number(months, { minimumDecimals: 1 })}
        unit={t('months')}
        caption={t('reserveTarget', { count: targetMonths })}
      />
    </KpiStrip>
  );
}
