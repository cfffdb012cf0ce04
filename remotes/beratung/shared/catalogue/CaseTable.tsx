import { caseLoss, type DamageCase, type Product, runCase } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { CatalogueData } from './data';
import { useProductWords } from './useProductWords';

export interface CaseTableProps {
  cases: readonly DamageCase[];
  product: Product;
  benefit: number | undefined;
  data: CatalogueData;
  person: { id: string; name: string };
}

/** The three cases of the field with the household's numbers: what is lost, what the product pays, what is left to bear. */
export function CaseTable({ cases, product, benefit, data, person }: CaseTableProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.case' });
  const { text } = useProductWords();
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const rows = cases.map((one) => {
    const loss = caseLoss(one, data, { personId: person.id, date });
    const result = loss.kind === 'computed' ? runCase(one, loss.value, { product, benefit }) : undefined;
    const note = product.cases.find((rule) => rule.case === one.key)?.note;
    return { one, loss, result, note };
  });
  type Row = (typeof rows)[number];
  const amount = (row: Row, of: (known: { loss: number; pays: number; left: number }) => number) => {
    if (row.loss.kind === 'notRelevant') return t('notRelevant');
    if (row.loss.kind === 'missing' || !row.result) return t('open');
    const written = euros(of({ loss: row.loss.value.loss, ...row.result }));
    return row.loss.value.per === 'month' ? t('month', { amount: written }) : written;
  };
  const columns: SumColumn<Row>[] = [
    {
      kind: 'text',
      key: 'case',
      header: t('header'),
      cell: ({ one, note }) => (
        <>
          {text(one.name)}
          <br />
          {note ? text(note) : text(one.text)}
        </>
      ),
    },
    {
      kind: 'text',
      key: 'loss',
      header: t('loss'),
      secondary: true,
      cell: (row) => amount(row, ({ loss }) => loss),
    },
    { kind: 'text', key: 'pays', header: t('pays'), cell: (row) => amount(row, ({ pays }) => pays) },
    { kind: 'text', key: 'left', header: t('left'), cell: (row) => amount(row, ({ left }) => left) },
  ];
  return (
    <SumTable
      caption={t('title', { name: person.name })}
      columns={columns}
      rows={rows}
      rowKey={({ one }) => one.key}
    />
  );
}
