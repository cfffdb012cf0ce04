import { useFigureTexts } from '@vp-digital/core/figures';
import type { Period } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type BudgetRole, DataList, ShareBar, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { FlowUse, Flows } from './flows';
import { useFlowNames } from './useFlowNames';

/** The same flows as a table with bars: first where the money comes from, then where it goes. */
export function FlowTable({ flows: { sources, uses }, period }: { flows: Flows; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'flow' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const names = useFlowNames();
  const widest = Math.max(...uses.map(({ amount }) => amount));
  const total = uses.reduce((sum, { amount }) => sum + amount, 0);
  const columns: SumColumn<FlowUse>[] = [
    { kind: 'text', key: 'name', header: t('use'), cell: names.use },
    {
      kind: 'text',
      key: 'bar',
      header: t('share'),
      hideHeader: true,
      cell: ({ role, amount }) => <ShareBar kind={role} share={amount / widest} />,
    },
    {
      kind: 'figure',
      key: 'amount',
      header: t(`amount.${period}`),
      value: ({ amount }) => amount,
      format: (amount) => euros(amount),
    },
  ];
  const rowsOf = (role: BudgetRole) => uses.filter((use) => use.role === role);
  const groups = [
    { key: 'needs', rows: rowsOf('needs'), subtotal: word('needs') },
    { key: 'wishes', rows: rowsOf('wishes'), subtotal: word('wants') },
    { key: 'rest', rows: [...rowsOf('saving'), ...rowsOf('free')] },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Stack>
      <DataList
        items={[
          ...sources.map((source) => ({
            key: source.kind === 'person' ? source.personId : source.kind,
            label: names.source(source),
            value: euros(source.amount),
          })),
          { key: 'total', label: t('total'), value: euros(total), total: true },
        ]}
      />
      <SumTable
        caption={t('title')}
        columns={columns}
        groups={groups}
        rowKey={({ key }) => key}
        total={t('total')}
      />
    </Stack>
  );
}
