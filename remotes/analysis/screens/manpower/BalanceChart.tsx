import { AreaChart } from '@vp-digital/core/charts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type Money, shownIn, type Simulated } from './data';
import { monthMarks, stretchMonths } from './months';

/** What is left of the money at hand, and the month in which nothing is. */
export function BalanceChart({ result, money }: Pick<Simulated, 'result'> & { money: Money }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.balance' });
  const { euros } = useFormat();
  const { before, months, emptyIn } = result;
  const all = [before, ...months];
  const words = [before, ...stretchMonths(result)].map((one) =>
    t('at', { month: one.month, amount: euros(shownIn(money, one, one.balance)) }),
  );
  const emptied = emptyIn === undefined ? undefined : t('empty', { month: emptyIn });
  return (
    <AreaChart
      label={t('label', { steps: [...words, ...(emptied === undefined ? [] : [emptied])].join('; ') })}
      legend={[{ key: 'balance', label: t('name'), look: 'chart-1', line: 'solid' }]}
      height={160}
      look="chart-1"
      format={euros}
      axis={{
        from: 0,
        to: months.length,
        name: t('axis'),
        marks: monthMarks(months.length),
        moments: emptied === undefined ? [] : [{ at: emptyIn ?? 0, label: emptied }],
      }}
      points={all.map((one) => ({ at: one.month, amount: shownIn(money, one, one.balance) }))}
    />
  );
}
