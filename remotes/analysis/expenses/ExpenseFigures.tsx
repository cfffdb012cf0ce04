import { budgetRates, freeAmount, reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import type { Period } from '../period';
import { inPeriod } from './period';
import type { ExpensesData } from './sections';

/** Living costs, what is free (F4), how much is saved (F7), how long the reserve lasts (F6). */
export function ExpenseFigures({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros, number, percent } = useFormat();
  const amounts = freeAmount(data);
  const rates = budgetRates(data);
  const { months, targetMonths } = reserve(data);
  const shown = (amount: number) => euros(inPeriod(amount, period), { unit: 'none' });
  const unit = t(`euro.${period}`);
  const toIncome = (
    <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('toIncome')}</TextLink>
  );
  const known = rates.kind === 'computed' ? rates.value : undefined;
  return (
    <KpiStrip label={t('figures')}>
      <Kpi label={t('part.expenses')} value={shown(amounts.expenses)} unit={unit} />
      <Kpi
        label={t('part.free')}
        state={known ? 'ready' : 'empty'}
        value={shown(amounts.free)}
        unit={unit}
        caption={known ? t('shareOfNet', { share: percent(amounts.free / known.net) }) : toIncome}
      />
      <Kpi
        label={t('savingsRate')}
        state={known ? 'ready' : 'empty'}
        value={known ? percent(known.savingsRate, { unit: 'none' }) : undefined}
        unit="%"
        caption={
          known ? t('savingsOfNet', { savings: euros(known.savings), net: euros(known.net) }) : toIncome
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
