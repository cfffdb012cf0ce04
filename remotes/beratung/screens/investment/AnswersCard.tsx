import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, MoneyField, NumberField, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import type { InvestmentData } from '../../shared/investment/data';
import type { SuitabilityEntry } from './useSuitability';

/** What the money is for, how much and for how long. */
export function AnswersCard({ data, suitability }: { data: InvestmentData; suitability: SuitabilityEntry }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.answers' });
  const { editor } = suitability;
  const goals = Object.entries(data.goals.items);
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        {goals.length > 0 && (
          <SelectField
            {...editor.choice('goalId', t('goalId'))}
            emptyLabel={t('noGoal')}
            options={goals.map(([value, { title }]) => ({ value, label: title }))}
          />
        )}
        <TextField {...editor.field('goal', t('goal'))} maxLength={200} />
        <MoneyField {...editor.field('amount', t('amount'))} />
        <MoneyField {...editor.field('rate', t('rate'))} />
        <NumberField
          {...editor.field('horizonYears', t('horizonYears'))}
          unit={t('years')}
          min={0}
          max={60}
        />
      </Stack>
    </Card>
  );
}
