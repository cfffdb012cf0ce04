import {
  budgetLastAgeOf,
  type BudgetResult,
  type BudgetSettings,
  type BudgetStress,
  budgetStressesOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, FilterChip, Stack, SumTable } from '@vp-digital/core/ui';
import type { Budgeted, Change } from './data';
import { useEventWords } from '../../shared/simulation/events/useEventWords';
import { useSettled } from '../../shared/simulation/useSettled';

/** What may come worse: each computed by itself, and shown in the course by a press. */
export function StressCard({
  facts,
  settings,
  result,
  budgetOf,
  onChange,
}: Budgeted & { onChange: Change; budgetOf(settings: BudgetSettings): BudgetResult }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.stress' });
  const { euros } = useFormat();
  const { monthText } = useEventWords(facts, result);
  const stresses = budgetStressesOf(facts);
  const followed = useSettled(settings); // a course for each case: after the picture of what is moved
  const toggle = (stress: BudgetStress) =>
    onChange({
      stresses: settings.stresses.includes(stress)
        ? settings.stresses.filter((one) => one !== stress)
        : [...settings.stresses, stress],
    });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        <SumTable
          stacks
          caption={t('title')}
          rows={stresses.map((stress) => ({
            stress,
            result: budgetOf({ ...followed, stresses: [stress] }),
          }))}
          rowKey={({ stress }) => stress}
          columns={[
            {
              kind: 'text',
              key: 'stress',
              header: t('if'),
              cell: (row) => (
                <FilterChip
                  pressed={settings.stresses.includes(row.stress)}
                  onToggle={() => toggle(row.stress)}
                >
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
}
