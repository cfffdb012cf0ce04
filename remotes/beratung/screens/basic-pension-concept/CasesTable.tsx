import {
  type AssumptionsData,
  assumptionsOf,
  type BasicPensionCourse,
  basicPensionRules,
  type LifePension,
  type ReturnCase,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';

interface Row extends LifePension {
  key: ReturnCase;
}

/** Weak, middle and good courses: nobody knows which it will be. */
export function CasesTable({ course, data }: { course: BasicPensionCourse; data: AssumptionsData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept.cases' });
  const { euros, percent } = useFormat();
  const rows = (['weak', 'middle', 'good'] as const).map((key): Row => ({ key, ...course.cases[key] }));
  const figure = (key: 'capital' | 'net' | 'real', header: string, secondary = false) =>
    ({
      kind: 'figure',
      key,
      header,
      value: (row: Row) => row[key],
      format: (amount: number) => euros(amount),
      summed: false,
      secondary,
    }) as const;
  const columns: SumColumn<Row>[] = [
    {
      kind: 'text',
      key: 'case',
      header: t('return'),
      cell: ({ key, annualRate }) => t(key, { rate: percent(annualRate, { minimumDecimals: 1 }) }),
    },
    figure('capital', t('capital', { year: course.startYear }), true),
    figure('net', t('net')),
    figure('real', t('real')),
  ];
  const atAge =
    basicPensionRules.pensionAt67 +
    (course.terms.startAge - basicPensionRules.startAge) * basicPensionRules.pensionPerYear;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
        <Caption>
          {t('remark', {
            pension: euros(atAge),
            share: percent(1 - course.netFactor, { maximumDecimals: 0 }),
            inflation: percent(assumptionsOf(data).inflation),
          })}
        </Caption>
      </Stack>
    </Card>
  );
}
