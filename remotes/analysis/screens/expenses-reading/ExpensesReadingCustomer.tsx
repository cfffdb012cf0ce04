import {
  BudgetRing,
  CustomerCard,
  CustomerPage,
  CustomerRows,
  NextStep,
  useFigureRow,
  useNames,
} from '@vp-digital/core/customer';
import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  householdNetFigure,
  leftOfMonth,
  livingCostsFigure,
  loanRatesFigure,
  type PageProps,
  type Period,
  premiumsFigure,
  savingRatesFigure,
  shownFreeAmount,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { ExpensesData } from '../../shared/budget/data';
import { hasExpenses } from '../../shared/budget/budgetRows';

/** The budget of a month and of a year on one page, for the customer. */
export default function ExpensesReadingCustomer({ data }: PageProps<ExpensesData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesReadingCustomer' });
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      <Sums data={data} period="month" />
      <Sums data={data} period="year" />
      <BudgetRing household={data} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Sums({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesReadingCustomer' });
  const row = useFigureRow();
  return (
    <CustomerCard title={t(period)}>
      <CustomerRows
        rows={[
          ...row(householdNetFigure, data, { period }),
          ...row(livingCostsFigure, data, { period }),
          ...row(premiumsFigure, data, { period }),
          ...row(loanRatesFigure, data, { period }),
          ...row(savingRatesFigure, data, { period }),
          ...row(freeAmountFigure, data, { period }).map((free) => ({ ...free, total: true })),
        ]}
      />
    </CustomerCard>
  );
}

function Headline({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesReadingCustomer.headline' });
  const { euros } = useFormat();
  const { expenses, free } = shownFreeAmount(data, 'year');
  if (!hasExpenses(data)) return t('empty');
  const kind = leftOfMonth(data, 'year');
  return (
    <>
      <Trans
        t={t}
        i18nKey={kind}
        values={{ expenses: euros(expenses), free: euros(Math.abs(free)) }}
        components={{ key: <Key /> }}
      />
      {kind !== 'unknown' && <WithoutIncome />}
    </>
  );
}
