import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import {
  type HealthCourse,
  healthCourses,
  privateTenYears,
  statutoryTenYears,
} from '../../shared/offers/courses';
import type { TariffOffer } from '../../shared/offers/offersOf';

/** Own cost of ten years in today's money, by how healthy they are. Nothing while the costs are not known. */
export function CoursesCard({ chosen }: { chosen: readonly TariffOffer[] }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'comparison.courses' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  const [first] = chosen;
  if (first?.course.kind !== 'computed') return undefined;
  const fund = first.course.value;
  const format = (amount: number) => euros(amount, { unit: 'none' });
  const columns: SumColumn<HealthCourse>[] = [
    { kind: 'text', key: 'course', header: t('course'), cell: (health) => t(health) },
    {
      kind: 'figure',
      key: 'statutory',
      header: say('statutory'),
      value: (health) => statutoryTenYears(fund, health),
      format,
    },
    ...chosen.flatMap(({ key, tariff, course, insured, healthPremium }): SumColumn<HealthCourse>[] => {
      if (course.kind !== 'computed') return [];
      const value = (health: HealthCourse) => privateTenYears(course.value, insured, healthPremium, health);
      return [{ kind: 'figure', key, header: tariff.name, value, format }];
    }),
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SumTable caption={t('title')} columns={columns} rows={healthCourses} rowKey={(health) => health} />
        <Caption>{t('remark')}</Caption>
      </Stack>
    </Card>
  );
}
