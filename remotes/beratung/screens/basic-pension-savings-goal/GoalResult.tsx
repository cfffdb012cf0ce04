import type { Cents } from '@vp-digital/core/finance';
import type { SavingsGoal } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import { goalMonth } from '../../shared/pension/goalMonth';

/** What has to be paid before and after tax, and what a year of waiting costs. */
export function GoalResult({ goal, december }: { goal: SavingsGoal; december: Cents }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSavingsGoal.result' });
  const { euros } = useFormat();
  const { course, waitingMonth, split } = goal;
  const month = goalMonth(goal, december);
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'monthly', label: t('monthly'), value: euros(month.monthly) },
            ...(december > 0
              ? [
                  {
                    key: 'december',
                    label: t('december', { amount: euros(december) }),
                    value: euros(month.december),
                  },
                ]
              : []),
            { key: 'saved', label: t('saved'), value: euros(-month.saved) },
            { key: 'effort', label: t('effort'), value: euros(month.effort), total: true },
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
