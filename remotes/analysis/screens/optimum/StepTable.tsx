import { OfFigure } from '@vp-digital/core/figures';
import { leverEffort, optimumFigure, type OptimumStep } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { ConditionState } from './ConditionState';
import type { OptimumData } from '../../shared/optimum/data';
import { LeverBar } from './LeverBar';
import { StepName } from './StepName';
import classes from './StepTable.module.css';
import { TakeOver } from './TakeOver';

export interface StepTableProps {
  rows: readonly OptimumStep[];
  data: OptimumData;
  /** The key whose sheet is open. */
  opened: string | undefined;
  sheetId: string;
  onOpen(key: string): void;
}

/** Each step with what is used, possible and open, as one way to all that is possible. */
export function StepTable({ rows, data, opened, sheetId, onOpen }: StepTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const { euros } = useFormat();
  const whole = rows.reduce((sum, { possible }) => sum + possible, 0);
  const before = (row: OptimumStep) =>
    rows.slice(0, rows.indexOf(row)).reduce((sum, { possible }) => sum + possible, 0);
  const inFigure = (text: string) => <OfFigure figure={optimumFigure}>{text}</OfFigure>;
  const amountOf = (part: 'used' | 'possible' | 'open'): SumColumn<OptimumStep> => ({
    kind: 'figure',
    key: part,
    header: t(`column.${part}`),
    secondary: part === 'open' ? false : 'roomy',
    value: (row) => row[part],
    format: (cents) => euros(cents),
    cell: (row) => inFigure(euros(row[part])),
    sumCell: (all) => inFigure(euros(all.reduce((sum, row) => sum + row[part], 0))),
  });
  const columns: SumColumn<OptimumStep>[] = [
    {
      kind: 'text',
      key: 'lever',
      header: t('column.lever'),
      cell: (row) => (
        <StepName row={row} data={data} opened={row.key === opened} sheetId={sheetId} onOpen={onOpen} />
      ),
    },
    {
      kind: 'text',
      key: 'bar',
      header: t('column.bar'),
      secondary: 'roomy',
      cell: (row) => (
        <div className={classes['bar']}>
          <LeverBar before={before(row)} used={row.used} open={row.open} whole={whole} />
        </div>
      ),
    },
    amountOf('used'),
    amountOf('possible'),
    amountOf('open'),
    {
      kind: 'text',
      key: 'effort',
      header: t('column.effort'),
      secondary: true,
      cell: ({ levers: [first] }) => (
        <div className={classes['effort']}>
          <Caption>{t(`effort.${leverEffort[first.lever]}`)}</Caption>
          <ConditionState lever={first} data={data} />
        </div>
      ),
    },
    {
      kind: 'text',
      key: 'action',
      header: t('column.action'),
      hideHeader: true,
      secondary: true,
      cell: (row) => <TakeOver step={row} data={data} size="compact" />,
    },
  ];
  return (
    <SumTable
      caption={t('table')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      total={t('total')}
    />
  );
}
