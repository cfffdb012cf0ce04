import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Card, DataList, Stack } from '@vp-digital/core/ui';
import { type BuildingInput, courseOf, effortOf } from '../../shared/building/course';
import { useMonths } from '../../shared/building/useMonths';

export interface PhasesCardProps {
  input: BuildingInput;
  /** Months until the money is needed; undefined while nobody has said. */
  needIn: number | undefined;
}

/** Saving, allocation, loan: how long each takes and what it costs; and how far allocation and need lie apart. */
export function PhasesCard({ input, needIn }: PhasesCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.phases' });
  const { euros } = useFormat();
  const months = useMonths();
  const course = courseOf(input);
  const { allocation } = course;
  if (!allocation)
    return (
      <Card title={t('title')}>
        <Alert tone="warning" title={t('never')} />
      </Card>
    );
  const late = needIn === undefined ? 0 : allocation.months - needIn;
  return (
    <Card title={t('figures')}>
      <Stack gap="medium">
        <DataList
          items={[
            {
              key: 'saving',
              label: t('saving', { time: months.long(allocation.months) }),
              value: t('monthly', { amount: euros(input.rate) }),
            },
            {
              key: 'allocation',
              label: t('allocation'),
              value: t('about', { month: months.at(allocation.months) }),
            },
            { key: 'balance', label: t('balance'), value: euros(course.balance) },
            { key: 'loan', label: t('loan'), value: euros(allocation.loan) },
            {
              key: 'payment',
              label: t('payment', { time: months.long(allocation.loanMonths) }),
              value: t('monthly', { amount: euros(allocation.loanPayment) }),
            },
            { key: 'fee', label: t('fee'), value: euros(course.fee) },
            { key: 'interest', label: t('interest'), value: euros(allocation.loanInterest) },
            { key: 'effort', label: t('effort'), value: euros(effortOf(course)), total: true },
          ]}
        />
        {late > 0 && (
          <Alert tone="warning" title={t('late', { time: months.long(late) })}>
            {t('bridge')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
