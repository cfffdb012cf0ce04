import { knownFree, shownFreeAmount, shownSharesOfNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useCurrentSections } from '../useCurrentSections';
import { Kpi, TextLink } from '@vp-digital/core/ui';
import { kpiState } from './kpiState';

const sections = ['incomes', 'expenses', 'contracts'] as const;

/** F1 and F4: what comes in, and what of it is free. */
export function MonthFigures() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros, share } = useFormat();
  const householdId = useHouseholdId();
  const result = useCurrentSections(sections);
  if (result.status !== 'ready')
    return (
      <>
        <Kpi label={t('net')} {...kpiState(result)} />
        <Kpi label={t('free')} {...kpiState(result)} />
      </>
    );
  const { net, free } = shownFreeAmount(result.data);
  const shares = shownSharesOfNet(result.data);
  if (!shares) {
    const toIncome = (
      <TextLink writes href={routes.income.href({ householdId })}>
        {t('add.income')}
      </TextLink>
    );
    return (
      <>
        <Kpi label={t('net')} state="empty" caption={toIncome} />
        <Kpi label={t('free')} state="empty" caption={toIncome} />
      </>
    );
  }
  const whole = (amount: number) => euros(amount, { unit: 'none' });
  const unit = t('euroMonthly');
  return (
    <>
      <Kpi label={t('net')} value={whole(net)} unit={unit} caption={t('netCaption')} />
      {knownFree(result.data).kind === 'computed' ? (
        <Kpi
          label={t('free')}
          value={whole(free)}
          unit={unit}
          caption={t('share', { share: share(shares.free) })}
        />
      ) : (
        <Kpi
          label={t('free')}
          state="empty"
          caption={
            <TextLink writes href={routes.expenses.href({ householdId })}>
              {t('add.expenses')}
            </TextLink>
          }
        />
      )}
    </>
  );
}
