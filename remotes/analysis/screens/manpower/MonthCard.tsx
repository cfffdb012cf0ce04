import { useFigureTexts } from '@vp-digital/core/figures';
import type { LossCost, LossMonth, LossPayer } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { type Money, shownIn, type Simulated } from './data';
import { stretchMonths } from './months';
import { payersIn } from './payers';
import { useLossWords } from './useLossWords';

const costs = [
  'expenses',
  'insurance',
  'loanRates',
  'savings',
  'help',
] as const satisfies readonly LossCost[];

type Line =
  | { kind: 'payer'; payer: LossPayer }
  | { kind: 'cost'; cost: LossCost }
  | { kind: 'income' | 'spending' | 'change' };

/** The household's month before, and in each stretch of time after: what comes in and what goes out. */
export function MonthCard({ facts, result, money }: Simulated & { money: Money }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.month' });
  const { euros } = useFormat();
  const { payerName } = useLossWords(facts);
  const { word } = useFigureTexts();
  const shown = [result.before, ...stretchMonths(result).filter(({ month }) => month > 1)];
  const lines: Line[] = [
    ...payersIn(shown).map((payer): Line => ({ kind: 'payer', payer })),
    { kind: 'income' },
    ...costs
      .filter((cost) => shown.some((month) => month.costs[cost] > 0))
      .map((cost): Line => ({ kind: 'cost', cost })),
    { kind: 'spending' },
    { kind: 'change' },
  ];
  const nameOf = (line: Line): string => {
    if (line.kind === 'payer') return payerName(line.payer);
    if (line.kind !== 'cost') return t(line.kind);
    return line.cost === 'loanRates' ? word('loanRates') : t(`cost.${line.cost}`);
  };
  const columns: SumColumn<Line>[] = [
    {
      kind: 'text',
      key: 'line',
      header: t('line'),
      cell: (line) => (line.kind === 'payer' || line.kind === 'cost' ? nameOf(line) : <b>{nameOf(line)}</b>),
    },
    ...shown.map((month, index): SumColumn<Line> => {
      return {
        kind: 'figure',
        key: String(month.month),
        header: month.month === 0 ? t('before') : t('inMonth', { month: month.month }),
        value: (line) => shownIn(money, month, amountOf(line, month)),
        format: (amount) => euros(amount),
        secondary: index > 0 && index < shown.length - 1, // all months are in the table of the course
      };
    }),
  ];
  return (
    <Card title={t('title')}>
      <Stack>
        <SumTable caption={t('title')} columns={columns} rows={lines} rowKey={nameOf} />
        <Caption>
          {t('gaps', {
            count: result.gap.months,
            sum: euros(result.gap.sum),
            unpaid: euros(result.unpaid),
          })}
        </Caption>
      </Stack>
    </Card>
  );
}

function amountOf(line: Line, { incomes, costs: spent, income, spending }: LossMonth): number {
  switch (line.kind) {
    case 'payer':
      return incomes[line.payer];
    case 'cost':
      return spent[line.cost];
    case 'income':
      return income;
    case 'spending':
      return spending;
    case 'change':
      return income - spending;
  }
}
