import { type ContractDate, contractDates, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { DatesTimeline } from './DatesTimeline';

/** The days that matter next, in their order. */
export function DatesCard({ data }: { data: Pick<SectionData, 'contracts'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { date } = useFormat();
  const today = useHost().clock.today();
  const rows = contractDates(data, today);
  if (rows.length === 0) return undefined;
  const columns: SumColumn<ContractDate>[] = [
    { kind: 'text', key: 'date', header: t('dates.date'), cell: (row) => date(row.date) },
    {
      kind: 'text',
      key: 'what',
      header: t('dates.what'),
      cell: ({ what, line }) => (
        <>
          {t(`dates.kind.${what}`)}
          <br />
          {code(`line.${line}`)}
        </>
      ),
    },
  ];
  return (
    <Card title={t('dates.title')}>
      <DatesTimeline dates={rows} today={today} />
      <SumTable caption={t('dates.title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </Card>
  );
}
