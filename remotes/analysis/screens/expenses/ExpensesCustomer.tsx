import { BudgetRing, CustomerPage, FigureCard, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  leftOfMonth,
  type PageProps,
  reserveFigure,
  savingsRateFigure,
  shownFreeAmount,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerWhatIfs } from '../../shared/what-if/CustomerWhatIfs';
import { CustomerExpenses, CustomerMonth } from './CustomerExpenses';
import type { ExpensesData } from '../../shared/budget/data';

/** What goes out, and what is left of the month, for the customer. */
export default function ExpensesCustomer({ data }: PageProps<ExpensesData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesCustomer' });
  const name = t('name', { names: useNames(data) });
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      <CustomerWhatIfs data={data} />
      <CustomerMonth data={data} />
      <BudgetRing household={data} />
      <CustomerExpenses data={data} />
      <FigureCard figure={savingsRateFigure} input={{}} />
      <FigureCard figure={reserveFigure} input={{}} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Headline({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesCustomer.headline' });
  const { euros } = useFormat();
  const { expenses, free, net } = shownFreeAmount(data);
  if (Object.values(data.expenses.items).every(({ amount }) => amount === 0)) return t('empty');
  const kind = leftOfMonth(data);
  return (
    <>
      <Trans
        t={t}
        i18nKey={kind}
        values={{ net: euros(net), expenses: euros(expenses), free: euros(Math.abs(free)) }}
        components={{ key: <Key /> }}
      />
      {kind !== 'unknown' && <WithoutIncome />}
    </>
  );
}
