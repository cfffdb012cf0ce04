import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';

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

/** Both systems in columns; the sums are those of the rows. */
export function CostTable({ caption, contribution, onTop }: CostTableProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.table' });
  const { euros } = useFormat();
  const format = (value: number) => euros(value, { unit: 'none' });
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
        { key: 'contribution', rows: contribution, subtotal: onTop.length > 0 ? t('own') : undefined },
        { key: 'onTop', rows: onTop },
      ]}
      total={t('total')}
    />
  );
}
