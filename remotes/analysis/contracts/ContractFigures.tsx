import { knownFree, shownFreeAmount, shownSharesOfNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Kpi, KpiStrip, TextLink } from '@vp-digital/core/ui';
import { ReserveKpi } from '../ReserveKpi';
import type { ContractsData } from './sections';

/** What the contracts do to the month: debt service and savings rate (F7), free amount (F4), reserve (F6). */
export function ContractFigures({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.figure' });
  const { euros, share } = useFormat();
  const householdId = useHouseholdId();
  const month = shownFreeAmount(data);
  const shares = shownSharesOfNet(data);
  const hasFree = shares && knownFree(data).kind === 'computed';
  const state = shares ? 'ready' : 'empty';
  const toIncome = <TextLink href={routes.income.href({ householdId })}>{t('toIncome')}</TextLink>;
  const toExpenses = <TextLink href={routes.expenses.href({ householdId })}>{t('toExpenses')}</TextLink>;
  const ofNet = (part: 'savings' | 'loanRates') =>
    shares ? t('ofNet', { part: euros(month[part]), net: euros(month.net) }) : toIncome;
  return (
    <KpiStrip label={t('label')}>
      <Kpi
        label={t('free')}
        state={hasFree ? 'ready' : 'empty'}
        value={euros(month.free, { unit: 'none' })}
        unit={t('euroMonthly')}
        caption={hasFree ? t('shareOfNet', { share: share(shares.free) }) : shares ? toExpenses : toIncome}
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
      <ReserveKpi data={data} />
    </KpiStrip>
  );
}
