import type { IncomeCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { usePlaceText } from '../../shared/protection/usePlaceText';
import { CaseBar } from './CaseBar';
import { type CaseRow, caseRows } from './caseRows';

/** Need, state, what is there and what is missing when ill, partly and fully unable to work: today and with the concept. */
export function CasesCard({ today, planned }: { today: IncomeCourse; planned: IncomeCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.cases' });
  const { euros } = useFormat();
  const { stretch } = usePlaceText();
  const rows = caseRows(today, planned);
  const need = today.protection.target;
  const widest = Math.max(need, ...rows.map(({ state, existing, added }) => state + existing + added));
  const format = (amount: number) => euros(amount);
  const figure = (key: 'state' | 'existing' | 'gapToday' | 'gapThen', secondary = false) =>
    ({
      kind: 'figure',
      key,
      header: t(key),
      value: (row: CaseRow) => row[key],
      format,
      summed: false,
      secondary,
    }) as const;
  const columns: SumColumn<CaseRow>[] = [
    {
      kind: 'text',
      key: 'case',
      header: t('case'),
      cell: (row) => (
        <>
          <b>
            {t(`name.${row.kind === 'full' && today.occupation === 'civilServant' ? 'unfit' : row.kind}`)}
          </b>
          {`, ${stretch(row.phase)}`}
          <CaseBar row={row} need={need} widest={widest} />
        </>
      ),
    },
    figure('state', true),
    figure('existing', true),
    figure('gapToday'),
    figure('gapThen'),
  ];
  return (
    <Card title={t('title')} caption={t('caption', { need: euros(need) })}>
      <Stack gap="medium">
        <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
        <Caption>{t('remark')}</Caption>
      </Stack>
    </Card>
  );
}
