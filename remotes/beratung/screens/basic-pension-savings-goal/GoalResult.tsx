import type { Cents } from '@vp-digital/core/finance';
import type { SavingsGoal } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Caption, Card, DataList, Stack } from '@vp-digital/core/ui';

/** What has to be paid before and after tax, and what a year of waiting costs. */
export function GoalResult({ goal, december }: { goal: SavingsGoal; december: Cents }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSavingsGoal.result' });
  const { euros } = useFormat();
  const { monthly, course, waitingMonth, split } = goal;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'monthly', label: t('monthly'), value: euros(monthly) },
            { key: 'december', label: t('december'), value: euros(december) },
            { key: 'saved', label: t('saved'), value: euros(-Math.round(course.savingYear / 12)) },
            {
              key: 'effort',
              label: t('effort'),
              value: euros(Math.round(course.netCostYear / 12)),
              total: true,
            },
          ]}
        />
        <p>{t('waiting', { amount: euros(waitingMonth) })}</p>
        {split && (
          <Alert tone="warning" title={t('split.title')}>
            {t('split.text', { basic: euros(split.basic), depot: euros(split.depot) })}
          </Alert>
        )}
        <Caption>{t('remark', { age: course.terms.startAge, year: course.startYear })}</Caption>
      </Stack>
    </Card>
  );
}
