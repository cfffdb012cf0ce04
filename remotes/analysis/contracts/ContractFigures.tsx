import { reserve, shownFreeAmount, shownSharesOfNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import type { ContractsData } from './sections';

/** What the contracts do to the month: debt service and savings rate (F7), free amount (F4), reserve (F6). */
export function ContractFigures({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.figure' });
  const { euros, number, share } = useFormat();
  const month = shownFreeAmount(data);
  const shares = shownSharesOfNet(data);
  const { months, targetMonths } = reserve(data);
  const state = shares ? 'ready' : 'empty';
  const toIncome = (
    <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('toIncome')}</TextLink>
  );
  const ofNet = (part: 'savings' | 'loanRates') =>
    shares ? t('ofNet', { part: euros(month[part]), net: euros(month.net) }) : toIncome;
  return (
    <KpiStrip label={t('label')}>
      <Kpi
        label={t('free')}
        state={state}
        value={euros(month.free, { unit: 'none' })}
        unit={t('euroMonthly')}
        caption={shares ? t('shareOfNet', { share: share(shares.free) }) : toIncome}
      />
      <Kpi
        label={t('savingsRate')}
        state={state}
        value={shares && share(shares.savings, { unit: 'none' })}
        unit="%"
        caption={ofNet('savings')}
      />
      <Kpi
        label={t('debtService')}
        state={state}
        value={shares && share(shares.loanRates, { unit: 'none' })}
        unit="%"
        caption={ofNet('loanRates')}
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
