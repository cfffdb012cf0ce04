import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { PartBar } from './PartBar';
import { Source } from './Source';
import type { CauseTable } from './causeTables';

/** The causes of one table, each as a bar, with definition and source. */
export function CauseCard({ table }: { table: CauseTable }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionCauses' });
  const { share } = useFormat();
  const most = Math.max(...table.shares.map(([, part]) => part));
  const columns: SumColumn<CauseTable['shares'][number]>[] = [
    {
      kind: 'text',
      key: 'cause',
      header: t('cause.label'),
      cell: ([cause, part]) => (
        <>
          {t(`cause.${cause}`)}
          <PartBar part={part / most} kind={cause === 'other' ? 'rest' : 'part'} />
        </>
      ),
    },
    {
      kind: 'figure',
      key: 'share',
      header: t(`shareOf.${table.basis}`),
      value: ([, part]) => part,
      format: (part) => share(part / 10_000),
    },
  ];
  const title = t('title', { basis: t(`basis.${table.basis}`), year: table.year });
  return (
    <Card title={title} caption={t(`definition.${table.basis}`)}>
      <Stack gap="medium">
        <SumTable caption={title} columns={columns} rows={table.shares} rowKey={([cause]) => cause} />
        <Source source={table.source} year={table.year} />
      </Stack>
    </Card>
  );
}
