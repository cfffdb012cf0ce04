import { CustomerCard, CustomerRows, useFigureRow } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  type Certainty,
  certaintyOfEntry,
  type Expense,
  freeAmountFigure,
  householdNetFigure,
  isNecessary,
  livingCostsFigure,
  loanRatesFigure,
  premiumsFigure,
  savingRatesFigure,
  shownExpenses,
  weakestCertainty,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type ExpensesData, entriesOf } from '../../shared/budget/data';

/** Every category with what it takes, the largest first. */
export function CustomerExpenses({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesCustomer' });
  const { t: code } = useTranslation('household/expenses');
  const { euros } = useFormat();
  const amounts = [...shownExpenses(data)].toSorted(([, one], [, other]) => other - one);
  const widest = Math.max(1, ...amounts.map(([, amount]) => amount));
  if (amounts.length === 0) return undefined;
  return (
    <OfFigure figure={livingCostsFigure}>
      <CustomerCard wide title={t('list')}>
        <CustomerRows
          columns={2}
          rows={amounts.map(([category, amount]) => {
            const entries = entriesOf(data, category).map(({ expense }) => expense);
            const isOpen = entries.every((expense) => expense.amount === 0);
            return {
              key: category,
              name: code(`category.${category}`),
              value: isOpen ? '–' : euros(amount),
              certainty: isOpen ? 'missing' : certaintyOfAll(entries),
              role: isNecessary(category) ? 'needs' : 'wishes',
              share: amount / widest,
            };
          })}
        />
      </CustomerCard>
    </OfFigure>
  );
}

const certaintyOfAll = (entries: readonly Expense[]): Certainty =>
  weakestCertainty(entries.map((expense) => certaintyOfEntry(expense)));

/** From the net of a month to what is left of it. */
export function CustomerMonth({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesCustomer' });
  const row = useFigureRow();
  return (
    <CustomerCard title={t('month')}>
      <CustomerRows
        rows={[
          ...row(householdNetFigure, data, {}),
          ...row(livingCostsFigure, data, {}),
          ...row(premiumsFigure, data, {}),
          ...row(loanRatesFigure, data, {}),
          ...row(savingRatesFigure, data, {}),
          ...row(freeAmountFigure, data, {}).map((free) => ({ ...free, total: true })),
        ]}
      />
    </CustomerCard>
  );
}
