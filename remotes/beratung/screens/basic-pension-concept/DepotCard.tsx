import {
  type AssumptionsData,
  assumptionsOf,
  type BasicPensionCourse,
  basicPensionRules,
  nominalReturn,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';

interface Row {
  key: 'net' | 'lasts' | 'cancel' | 'heirs';
  pension: string;
  depot: string;
}

/** The same net effort in a depot: more or less money, and what each of them can and cannot do. */
export function DepotCard({ course, data }: { course: BasicPensionCourse; data: AssumptionsData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept.depot' });
  const { euros, percent } = useFormat();
  const { depotMonths } = basicPensionRules;
  const depotReturn = nominalReturn(assumptionsOf(data));
  const rows: Row[] = [
    { key: 'net', pension: euros(course.cases.middle.real), depot: euros(course.depot.real) },
    { key: 'lasts', pension: t('forLife'), depot: t('years', { years: depotMonths / 12 }) },
    { key: 'cancel', pension: t('never'), depot: t('always') },
    { key: 'heirs', pension: t('limited'), depot: t('yes') },
  ];
  const columns: SumColumn<Row>[] = [
    { kind: 'text', key: 'what', header: t('what'), cell: ({ key }) => t(`row.${key}`) },
    { kind: 'text', key: 'pension', header: t('pension'), cell: ({ pension }) => <b>{pension}</b> },
    { kind: 'text', key: 'depot', header: t('etf'), cell: ({ depot }) => depot },
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
        <Caption>{t('remark', { rate: percent(depotReturn, { minimumDecimals: 1 }) })}</Caption>
      </Stack>
    </Card>
  );
}
