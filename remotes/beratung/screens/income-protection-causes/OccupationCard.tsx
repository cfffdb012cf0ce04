import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { type OccupationShare, occupationShares } from './causeTables';
import { PartBar } from './PartBar';
import { Source } from './Source';

/** How often work ends by illness in groups of occupations. */
export function OccupationCard() {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionCauses.occupations' });
  const { share } = useFormat();
  const { rows, source, year } = occupationShares;
  const most = Math.max(...rows.map((row) => row.share));
  const columns: SumColumn<OccupationShare>[] = [
    {
      kind: 'text',
      key: 'occupation',
      header: t('occupation'),
      cell: (row) => (
        <>
          {t(`group.${row.occupation}`)}
          <PartBar part={row.share / most} />
        </>
      ),
    },
    {
      kind: 'figure',
      key: 'share',
      header: t('share'),
      value: (row) => row.share,
      format: (part) => share(part / 10_000),
      summed: false,
    },
  ];
  return (
    <Card title={t('title', { year })} caption={t('definition')}>
      <Stack gap="medium">
        <SumTable
          caption={t('title', { year })}
          columns={columns}
          rows={rows}
          rowKey={({ occupation }) => occupation}
        />
        <Source source={source} year={year} />
      </Stack>
    </Card>
  );
}
