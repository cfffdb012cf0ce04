import { type ChartColumn, TableOfChart } from '@vp-digital/core/charts';
import type { LossMonth } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type Money, shownIn, type Simulated } from './data';
import { payersIn } from './payers';
import { useLossWords } from './useLossWords';

/** All months in figures, and as a file. */
export function MonthTable({ facts, settings, result, money }: Simulated & { money: Money }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.table' });
  const { payerName, monthOf } = useLossWords(facts);
  const column = (
    key: string,
    header: string,
    amount: (month: LossMonth) => number,
  ): ChartColumn<LossMonth> => {
    return { key, header, kind: 'money', value: (one) => shownIn(money, one, amount(one)) };
  };
  return (
    <TableOfChart
      caption={t(`caption.${money}`)}
      file={t('file')}
      rows={result.months}
      columns={[
        { key: 'month', header: t('month'), kind: 'text', value: ({ month }) => String(month) },
        {
          key: 'date',
          header: t('date'),
          kind: 'text',
          value: ({ month }) => monthOf(settings.start + month - 1),
        },
        ...payersIn(result.months).map((payer) =>
          column(payer, payerName(payer), ({ incomes }) => incomes[payer]),
        ),
        column('spending', t('spending'), ({ spending }) => spending),
        column('change', t('change'), ({ income, spending }) => income - spending),
        column('balance', t('balance'), ({ balance }) => balance),
        column('unpaid', t('unpaid'), ({ unpaid }) => unpaid),
      ]}
    />
  );
}
