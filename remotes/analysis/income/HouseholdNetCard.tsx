import { householdNet, type Income } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { Period } from '../period';
import { type IncomeData, type IncomeEntry, incomeEntries } from './sections';

/** All incomes with their share and sum (F1); the year includes what comes beside the monthly pay. */
export function HouseholdNetCard({ data, period }: { data: IncomeData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { date, euros, percent } = useFormat();
  const entries = incomeEntries(data);
  const total = householdNet(data);
  const sum = period === 'month' ? total.monthly : total.annual;
  if (entries.length === 0) return undefined;
  const amountOf = ({ income }: IncomeEntry) =>
    income.net === undefined ? undefined : period === 'month' ? income.net : annualOf(income);
  const nameOf = ({ income }: IncomeEntry) => {
    const kind = t(`kind.${income.kind}`);
    if (income.kind === 'childBenefit') return kind;
    return `${data.persons.items[income.personId]?.firstName ?? ''}, ${kind}`;
  };
  const columns: SumColumn<IncomeEntry>[] = [
    { kind: 'text', key: 'name', header: t('table.income'), cell: nameOf },
    {
      kind: 'text',
      key: 'secureUntil',
      header: t('table.secureUntil'),
      secondary: true,
      cell: ({ income }) => (income.secureUntil ? date(income.secureUntil) : t('table.unlimited')),
    },
    {
      kind: 'figure',
      key: 'share',
      header: t('table.share'),
      value: (entry) => share(amountOf(entry), sum),
      format: (value) => percent(value, { minimumDecimals: 1 }),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: t(`table.net.${period}`),
      value: amountOf,
      format: (value) => euros(value),
    },
  ];
  return (
    <Card
      title={t('table.title')}
      caption={total.unknown > 0 ? t('table.unknown', { count: total.unknown }) : undefined}
    >
      <SumTable
        caption={t('table.title')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        total={t('table.total')}
      />
      {period === 'month' && total.extraPerYear > 0 && (
        <p>{t('table.extra', { amount: euros(total.extraPerYear), annual: euros(total.annual) })}</p>
      )}
    </Card>
  );
}

const share = (amount: number | undefined, sum: number) =>
  amount === undefined || sum === 0 ? undefined : amount / sum;

/** An income's net in a year, with further salaries and special payments. */
const annualOf = (income: Income) => householdNet({ incomes: { items: { one: income } } }).annual;
