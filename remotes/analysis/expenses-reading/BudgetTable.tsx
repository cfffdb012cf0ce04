import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { livingCostsFigure, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
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
  const { word } = useFigureTexts();
  const nameOf = useLineName();
  const { euros } = useFormat();
  const lines = budgetLines(data);
  const then = new Map(before ? budgetLines(before.data).map((line) => [line.key, line]) : []);
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
  });
  const columns: SumColumn<BudgetLine>[] = [
    { kind: 'text', key: 'name', header: t('use'), cell: nameOf },
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
          },
        ]
      : []),
  ];
  const isLiving = ({ figure }: BudgetLine) => figure === livingCostsFigure;
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

function useLineName() {
  const { t: code } = useTranslation('household/expenses');
  const { word } = useFigureTexts();
  return ({ key }: BudgetLine): string => {
    switch (key) {
      case 'insurance':
        return word('premiums');
      case 'loanRates':
        return word('loanRates');
      case 'savings':
        return word('savingRates');
      case 'free':
        return word('freeAmount');
      default:
        return code(`category.${key}`);
    }
  };
}
