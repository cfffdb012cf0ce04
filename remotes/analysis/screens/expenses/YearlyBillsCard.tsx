import { amountIn, type Expense } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { ExpenseEntry, ExpensesData } from '../../shared/budget/data';

/** What does not come every month, with the share of each month that has to be put aside for it. Nothing without such bills. */
export function YearlyBillsCard({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses.bills' });
  const { t: code } = useTranslation('household/expenses');
  const { money } = useFormat();
  const rows = Object.entries(data.expenses.items)
    .map(([id, expense]): ExpenseEntry => ({ id, expense }))
    .filter(({ expense }) => isBill(expense))
    .toSorted((one, other) => amountIn('year', other.expense) - amountIn('year', one.expense));
  if (rows.length === 0) return undefined;
  const columns: SumColumn<ExpenseEntry>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('bill'),
      cell: ({ expense: { detail, category, frequency } }) => (
        <>
          {detail ?? code(`category.${category}`)} <Caption>{code(`frequency.${frequency}`)}</Caption>
        </>
      ),
    },
    {
      kind: 'figure',
      key: 'once',
      header: t('amount'),
      summed: false,
      secondary: 'roomy',
      value: ({ expense }) => expense.amount,
      format: money,
    },
    {
      kind: 'figure',
      key: 'year',
      header: t('year'),
      secondary: true,
      value: ({ expense }) => amountIn('year', expense),
      format: money,
    },
    {
      kind: 'figure',
      key: 'month',
      header: t('month'),
      value: ({ expense }) => amountIn('month', expense),
      format: money,
    },
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        total={t('total')}
      />
    </Card>
  );
}

const isBill = ({ frequency, amount }: Expense) =>
  amount > 0 && (frequency === 'quarterly' || frequency === 'halfYearly' || frequency === 'yearly');
