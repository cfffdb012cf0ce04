import { ChoiceGroup } from '@vp-digital/core/forms';
import { investmentClasses } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Checkbox, MoneyField, NumberField, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import type { InvestmentData } from '../../shared/investment/data';
import type { SuitabilityEntry } from './useSuitability';

/** What the money is for, how much and for how long, and which kinds somebody understands and has owned. */
export function AnswersCard({ data, suitability }: { data: InvestmentData; suitability: SuitabilityEntry }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.answers' });
  const { t: code } = useTranslation('household/suitability');
  const { answers, editor } = suitability;
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
        {(['understands', 'owned'] as const).map((name) => {
          const chosen = answers?.[name] ?? [];
          return (
            <ChoiceGroup key={name} label={t(name)}>
              {investmentClasses.map((one) => (
                <Checkbox
                  key={one}
                  label={code(`${name}.${one}`)}
                  value={chosen.includes(one)}
                  onChange={(isOn) =>
                    editor
                      .choice(name, t(name))
                      .onChange(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))
                  }
                />
              ))}
              <Checkbox
                label={t('noneOfThem')}
                value={answers?.[name] !== undefined && chosen.length === 0}
                onChange={(isOn) => editor.choice(name, t(name)).onChange(isOn ? [] : undefined)}
              />
            </ChoiceGroup>
          );
        })}
      </Stack>
    </Card>
  );
}
