import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { wholeEuros } from '@vp-digital/core/reference/format';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { shownCosts } from '../../shared/module/shownCosts';

/** A part of the cost in both systems; cents of a month, what others pay is negative, undefined where it does not exist. */
export interface CostRow {
  key: string;
  label: string;
  statutory: number | undefined;
  private: number | undefined;
}

export interface CostTableProps {
  caption: string;
  /** What makes the own contribution, and what comes on top of it. */
  contribution: readonly CostRow[];
  onTop: readonly CostRow[];
}

/** Both systems in columns, in whole euros: the rows add up to what each system costs as it is shown elsewhere. */
export function CostTable({ caption, contribution, onTop }: CostTableProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.table' });
  const { euros } = useFormat();
  const format = (value: number) => euros(value, { unit: 'none' });
  const rows = shownRows([...contribution, ...onTop]);
  const columns: SumColumn<CostRow>[] = [
    { kind: 'text', key: 'part', header: t('part'), cell: ({ label }) => label },
    { kind: 'figure', key: 'statutory', header: t('statutory'), value: (row) => row.statutory, format },
    { kind: 'figure', key: 'private', header: t('private'), value: (row) => row.private, format },
  ];
  return (
    <SumTable
      caption={caption}
      columns={columns}
      rowKey={({ key }) => key}
      groups={[
        {
          key: 'contribution',
          rows: rows.slice(0, contribution.length),
          subtotal: onTop.length > 0 ? t('own') : undefined,
        },
        { key: 'onTop', rows: rows.slice(contribution.length) },
      ]}
      total={t('total')}
    />
  );
}

function shownRows(rows: readonly CostRow[]): CostRow[] {
  const amounts = (system: 'statutory' | 'private') => rows.map((row) => row[system] ?? 0);
  const totalOf = (system: 'statutory' | 'private') =>
    amounts(system).reduce((sum, amount) => sum + amount, 0);
  const totals = shownCosts({ statutory: totalOf('statutory'), private: totalOf('private') });
  const statutory = wholeEuros(amounts('statutory'), totals.statutory);
  const own = wholeEuros(amounts('private'), totals.private);
  return rows.map((row, index) => ({
    ...row,
    statutory: row.statutory === undefined ? undefined : statutory[index],
    private: row.private === undefined ? undefined : own[index],
  }));
}
