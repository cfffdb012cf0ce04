import { type ChartGround, type ChartPoint, LineChart } from '@vp-digital/core/charts';
import type { LossMonth } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type Money, shownIn, type Simulated } from './data';
import { monthMarks, stretchMonths } from './months';
import { payerLooks, payersIn } from './payers';
import { useLossWords } from './useLossWords';

/** Each month as a step: who pays, upon one another, and the line of what is spent. */
export function IncomeChart({ person, facts, result, money }: Simulated & { money: Money }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.course' });
  const { euros } = useFormat();
  const { payerName } = useLossWords(facts);
  const { months } = result;
  const payers = payersIn(months);
  const steps = (amount: (month: LossMonth) => number): ChartPoint[] =>
    months.flatMap((one) => {
      const shown = shownIn(money, one, amount(one));
      return [
        { at: one.month - 1, amount: shown },
        { at: one.month, amount: shown },
      ];
    });
  const upTo = (count: number) =>
    steps(({ incomes }) => payers.slice(0, count).reduce((all, payer) => all + incomes[payer], 0));
  const grounds = payers.map((payer, index): ChartGround => {
    return { key: payer, look: payerLooks[payer], lower: upTo(index), upper: upTo(index + 1) };
  });
  const words = stretchMonths(result).map((one) =>
    t('at', {
      month: one.month,
      income: euros(shownIn(money, one, one.income)),
      spending: euros(shownIn(money, one, one.spending)),
    }),
  );
  return (
    <LineChart
      label={t('label', { name: person.name, steps: words.join('; ') })}
      legend={[
        ...payers.map((payer) => ({ key: payer, label: payerName(payer), look: payerLooks[payer] })),
        { key: 'spending', label: t('spending'), look: 'chart-7', line: 'solid' },
      ]}
      format={euros}
      axis={{ from: 0, to: months.length, name: t('axis'), marks: monthMarks(months.length) }}
      grounds={grounds}
      lines={[{ key: 'spending', look: 'chart-7', points: steps(({ spending }) => spending) }]}
    />
  );
}
