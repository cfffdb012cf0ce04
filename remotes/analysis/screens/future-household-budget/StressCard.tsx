import {
  budgetLastAgeOf,
  type BudgetSettings,
  type BudgetStress,
  budgetStressesOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, FilterChip, Stack, SumTable } from '@vp-digital/core/ui';
import { memo } from 'react';
import type { Budgeted, BudgetOf, Change } from './data';
import { useEventWords } from '../../shared/simulation/events/useEventWords';

export interface StressCardProps {
  /** Once nothing moves: a course for each case follows. */
  settled: Budgeted;
  /** Those shown in the course. */
  shown: BudgetSettings['stresses'];
  budgetOf: BudgetOf;
  onChange: Change;
}

/** What may come worse: each computed by itself, and shown in the course by a press. */
export const StressCard = memo(function StressCard({
  settled: { facts, settings, result },
  shown,
  budgetOf,
  onChange,
}: StressCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.stress' });
  const { euros } = useFormat();
  const { monthText } = useEventWords(facts, result);
  const stresses = budgetStressesOf(facts);
  const toggle = (stress: BudgetStress) =>
    onChange({
      stresses: shown.includes(stress) ? shown.filter((one) => one !== stress) : [...shown, stress],
    });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        <SumTable
          stacks
          caption={t('title')}
          rows={stresses.map((stress) => ({
            stress,
            result: budgetOf({ ...settings, stresses: [stress] }),
          }))}
          rowKey={({ stress }) => stress}
          columns={[
            {
              kind: 'text',
              key: 'stress',
              header: t('if'),
              cell: (row) => (
                <FilterChip pressed={shown.includes(row.stress)} onToggle={() => toggle(row.stress)}>
                  {t(`case.${row.stress}`)}
                </FilterChip>
              ),
            },
            {
              kind: 'text',
              key: 'lowest',
              header: t('lowest'),
              cell: ({ result: { lowest } }) =>
                t('at', { amount: euros(lowest.amount), month: monthText(lowest.month) }),
            },
            {
              kind: 'text',
              key: 'lasts',
              header: t('lasts'),
              cell: ({ stress, result: { emptyFrom } }) =>
                emptyFrom === undefined
                  ? t('over', { age: budgetLastAgeOf({ stresses: [stress] }) })
                  : t('until', { month: monthText(emptyFrom) }),
            },
          ]}
        />
        <Caption>{t(stresses.includes('noPay') ? 'remark' : 'remarkWithoutPay')}</Caption>
      </Stack>
    </Card>
  );
});
