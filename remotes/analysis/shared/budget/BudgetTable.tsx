import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { householdNetFigure, livingCostsFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable, TextLink } from '@vp-digital/core/ui';
import { useFlowNames } from './useFlowNames';
import type { Budget, BudgetLine } from './budgetRows';

/** The budget at another time, what the difference is called, and whether it is the later one. */
export interface OtherTime {
  difference: string;
  budget: Budget;
  isLater?: boolean;
}

export interface BudgetTableProps {
  budget: Budget;
  /** With what the difference is to be shown. */
  other?: OtherTime | undefined;
  /** Nothing of today is in it. */
  frozen?: boolean;
  /** The address of the field that a line is typed in. */
  fieldOf?: ((key: BudgetLine['key']) => string | undefined) | undefined;
}

/** Every category and what the contracts say, by month and year; with the difference to another time. */
export function BudgetTable({ budget: { lines, sums }, other, frozen = false, fieldOf }: BudgetTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'budget' });
  const { word } = useFigureTexts();
  const names = useFlowNames();
  const { euros } = useFormat();
  const others = new Map(other?.budget.lines.map((line) => [line.key, line]));
  const further = [...others.values()].filter(({ key }) => !lines.some((line) => line.key === key));
  const rows = [...further.map((line) => ({ ...line, month: 0, year: 0 })), ...lines];
  const differenceOf = ({ key, month }: BudgetLine) => {
    const amount = others.has(key) ? others.get(key)?.month : 0;
    if (month === undefined || amount === undefined) return undefined;
    return other?.isLater ? amount - month : month - amount;
  };
  const amount = (key: 'month' | 'year'): SumColumn<BudgetLine> => ({
    kind: 'figure',
    key,
    header: t(key),
    secondary: key === 'year',
    value: (line) => line[key],
    format: (cents) => euros(cents),
    cell: (line) => (line[key] === undefined ? undefined : named(line.figure, euros(line[key]))),
    sumCell: (all) => {
      const added = all.reduce((sum, line) => sum + (line[key] ?? 0), 0);
      const sum = sums ? sums[sumNameOf(all)][key] : added;
      return sum === undefined ? '–' : sumOf(all, euros(sum));
    },
  });
  const named = (figure: BudgetLine['figure'], text: string) => (
    <OfFigure figure={figure} stays={frozen}>
      {text}
    </OfFigure>
  );
  const sumOf = (all: readonly BudgetLine[], text: string) => named(sumFigures[sumNameOf(all)], text);
  const columns: SumColumn<BudgetLine>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('use'),
      cell: (line) => {
        const href = fieldOf?.(line.key);
        if (href === undefined) return names.use(line);
        return (
          <TextLink kind="row" href={href}>
            {names.use(line)}
          </TextLink>
        );
      },
    },
    amount('month'),
    amount('year'),
    ...(other
      ? [
          {
            kind: 'figure' as const,
            key: 'difference',
            header: other.difference,
            value: differenceOf,
            format: (cents: number) => euros(cents, { sign: 'difference' }),
            cell: (line: BudgetLine) => {
              const difference = differenceOf(line);
              if (difference === undefined) return undefined; // the table's dash
              return named(line.figure, euros(difference, { sign: 'difference' }));
            },
            sumCell: (all: readonly BudgetLine[]) => {
              const differences = all.map(differenceOf);
              if (differences.includes(undefined)) return '–';
              const sum = differences.reduce<number>((total, difference = 0) => total + difference, 0);
              return sumOf(all, euros(sum, { sign: 'difference' }));
            },
          },
        ]
      : []),
  ];
  const isKnown = lines.every(({ month }) => month !== undefined);
  const groups = [
    { key: 'living', rows: rows.filter(isLiving), subtotal: word('livingCosts') },
    { key: 'rest', rows: rows.filter((line) => !isLiving(line)) },
  ].filter((group) => group.rows.length > 0);
  return (
    <Card title={t('title')}>
      <SumTable
        caption={t('title')}
        columns={columns}
        groups={groups}
        rowKey={({ key }) => key}
        total={isKnown ? word('householdNet') : undefined}
      />
    </Card>
  );
}

/** All lines add up to the net, those of the categories to what living costs. */
const sumNameOf = (all: readonly BudgetLine[]) => (all.every(isLiving) ? 'livingCosts' : 'householdNet');

const sumFigures = { livingCosts: livingCostsFigure, householdNet: householdNetFigure } as const;

const isLiving = ({ figure }: BudgetLine): boolean => figure === livingCostsFigure;
