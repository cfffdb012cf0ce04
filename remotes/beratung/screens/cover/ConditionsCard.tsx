import type { IncomeCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, DataList, Stack } from '@vp-digital/core/ui';

/** On what the state's pension depends, in plain words: of employees and the self-employed, or of civil servants. */
export function ConditionsCard({ course }: { course: IncomeCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.conditions' });
  if (course.occupation === 'civilServant')
    return (
      <Card title={t('unfit.title')}>
        <Stack gap="medium">
          <p>{t('unfit.when')}</p>
          <p>{t('unfit.partial')}</p>
          <p>{t('unfit.years')}</p>
        </Stack>
      </Card>
    );
  return (
    <Card title={t('disability.title')}>
      <Stack gap="medium">
        <DataList
          items={(['under3', 'under6', 'from6'] as const).map((key) => ({
            key,
            label: t(`disability.${key}`),
            value: t(`disability.${key}Pension`),
          }))}
        />
        <p>{t('disability.waiting')}</p>
        <p>{t('disability.market')}</p>
      </Stack>
    </Card>
  );
}
