import { budgetRates, freeAmount, reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import type { ContractsData } from './sections';

/** What the contracts do to the month: debt service and savings rate (F7), free amount (F4), reserve (F6). */
export function ContractFigures({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.figure' });
  const { euros, number, percent } = useFormat();
  const { free } = freeAmount(data);
  const rates = budgetRates(data);
  const { months, targetMonths } = reserve(data);
  const known = rates.kind === 'computed' ? rates.value : undefined;
  const state = known ? 'ready' : 'empty';
  const toIncome = (
    <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('toIncome')}</TextLink>
  );
  const share = (part: number) => percent(part, { unit: 'none' });
  return (
    <KpiStrip label={t('label')}>
      <Kpi
        label={t('free')}
        state={state}
        value={euros(free, { unit: 'none' })}
        unit={t('euroMonthly')}
        caption={known ? t('shareOfNet', { share: percent(free / known.net) }) : toIncome}
      />
      <Kpi
        label={t('savingsRate')}
        state={state}
        value={known && share(known.savingsRate)}
        unit="%"
        caption={known ? t('ofNet', { part: euros(known.savings), net: euros(known.net) }) : toIncome}
      />
      <Kpi
        label={t('debtService')}
        state={state}
        value={known && share(known.debtService)}
        unit="%"
        caption={known ? t('ofNet', { part: euros(known.loanRates), net: euros(known.net) }) : toIncome}
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
