import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { householdNetFigure, livingCostsFigure, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useFlowNames } from '../expenses/useFlowNames';
import { type BudgetLine, budgetLines } from './budgetRows';

/** The budget at another time, and what that time is called. */
export interface OtherTime {
  name: string;
  data: SectionData;
}

export interface BudgetTableProps {
  data: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>;
  /** With what the difference is to be shown. */
  before?: OtherTime | undefined;
}

/** Every category and what the contracts say, by month and year; with the difference to another time. */
export function BudgetTable({ data, before }: BudgetTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'budget' });
  const date = useHost().clock.today();
  const { word } = useFigureTexts();
  const names = useFlowNames();
  const { euros } = useFormat();
  const lines = budgetLines(data, date);
  const then = new Map(before ? budgetLines(before.data, date).map((line) => [line.key, line]) : []);
  const gone = before ? [...then.values()].filter(({ key }) => !lines.some((line) => line.key === key)) : [];
  const rows = [...gone.map((line) => ({ ...line, month: 0, year: 0 })), ...lines];
  const differenceOf = ({ key, month }: BudgetLine) => {
    const was = then.has(key) ? then.get(key)?.month : 0;
    return month === undefined || was === undefined ? undefined : month - was;
  };
  const amount = (key: 'month' | 'year'): SumColumn<BudgetLine> => ({
    kind: 'figure',
    key,
    header: t(key),
    secondary: key === 'year',
    value: (line) => line[key],
    format: (cents) => euros(cents),
    cell: (line) =>
      line[key] === undefined ? undefined : <OfFigure figure={line.figure}>{euros(line[key])}</OfFigure>,
    sumCell: (all) => sumOf(all, euros(all.reduce((sum, line) => sum + (line[key] ?? 0), 0))),
  });
  /** All lines add up to the net, those of the categories to what living costs. */
  const sumOf = (all: readonly BudgetLine[], text: string) => (
    <OfFigure figure={all.every(isLiving) ? livingCostsFigure : householdNetFigure}>{text}</OfFigure>
  );
  const columns: SumColumn<BudgetLine>[] = [
    { kind: 'text', key: 'name', header: t('use'), cell: names.use },
    amount('month'),
    amount('year'),
    ...(before
      ? [
          {
            kind: 'figure' as const,
            key: 'difference',
            header: t('since', { day: before.name }),
            value: differenceOf,
            format: (cents: number) => euros(cents, { sign: 'difference' }),
            cell: (line: BudgetLine) => {
              const difference = differenceOf(line);
              if (difference === undefined) return undefined; // the table's dash
              const text = euros(difference, { sign: 'difference' });
              return <OfFigure figure={line.figure}>{text}</OfFigure>;
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

const isLiving = ({ figure }: BudgetLine): boolean => figure === livingCostsFigure;
