import { knownFree, type Period, shownFreeAmount, shownSharesOfNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import { ReserveKpi } from '../ReserveKpi';
import type { ExpensesData } from './sections';

/** Living costs, what is free (F4), how much is saved (F7), how long the reserve lasts (F6); unknown is no 0. */
export function ExpenseFigures({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros, share } = useFormat();
  const amounts = shownFreeAmount(data, period);
  const shares = shownSharesOfNet(data, period);
  const hasExpenses = amounts.expenses > 0;
  const hasFree = shares && knownFree(data).kind === 'computed';
  const shown = (amount: number) => euros(amount, { unit: 'none' });
  const unit = t(`euro.${period}`);
  const toIncome = (
    <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('toIncome')}</TextLink>
  );
  const state = shares ? 'ready' : 'empty';
  return (
    <KpiStrip label={t('figures')}>
      <Kpi
        label={t('part.expenses')}
        state={hasExpenses ? 'ready' : 'empty'}
        value={shown(amounts.expenses)}
        unit={unit}
        caption={hasExpenses ? undefined : t('expensesMissing')}
      />
      <Kpi
        label={t('part.free')}
        state={hasFree ? 'ready' : 'empty'}
        value={shown(amounts.free)}
        unit={unit}
        caption={
          hasFree ? t('shareOfNet', { share: share(shares.free) }) : shares ? t('expensesMissing') : toIncome
        }
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
      <ReserveKpi data={data} here="expenses" />
    </KpiStrip>
  );
}
